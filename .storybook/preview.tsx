import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '@linework/design-system/reset';
import { themes } from '@linework/design-system/themes';

/** The theme and direction sit on <html>, as in an app, so that portals inherit them. */
const withTheme: Decorator = (Story, { globals }) => {
  const { theme, direction } = globals as { theme: string; direction: string };
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dir = direction;
  }, [theme, direction]);
  return <Story />;
};

const preview: Preview = {
  decorators: [withTheme],
  initialGlobals: { theme: 'default', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.values(themes).map(({ id, name }) => ({ value: id, title: name })),
      },
    },
    direction: {
      description: 'Direction of text',
      toolbar: { icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] },
    },
  },
  parameters: { controls: { expanded: true }, backgrounds: { disable: true } },
};

export default preview;
