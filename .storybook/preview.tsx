import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '@linework/design-system/reset';
import { themes } from '@linework/design-system/themes';
import './preview.css';
import { chromaticModes } from './modes';

/** Theme, direction and density sit on <html>, as in an app, so that portals inherit them. */
const withSettings: Decorator = (Story, { globals }) => {
  const { theme, direction, density, motion } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dir = direction;
    root.dataset.density = density;
    root.dataset.motion = motion;
  }, [theme, direction, density, motion]);
  return <Story />;
};

const preview: Preview = {
  decorators: [withSettings],
  tags: ['autodocs'],
  initialGlobals: { theme: 'default', direction: 'ltr', density: 'regular', motion: 'full' },
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
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'collapse',
        dynamicTitle: true,
        items: [
          { value: 'regular', title: 'Regular density' },
          { value: 'compact', title: 'Compact density' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'timer',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  parameters: {
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: ['Start here', 'Themes', 'Foundations', 'Patterns', 'Components'],
      },
    },
    // Its Storybook holds the sheets alone (`SHEETS_ONLY` in main.ts).
    chromatic: { modes: chromaticModes },
  },
};

export default preview;
