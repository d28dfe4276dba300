import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Button } from '../Button';
import { ThemeProvider, useTheme } from './ThemeProvider';

const meta = { title: 'Components/ThemeProvider', component: ThemeProvider } satisfies Meta<
  typeof ThemeProvider
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps its choice under a key of its own, so that the rest of this catalogue does not follow. */
export const Playground: Story = {
  args: { storageKey: 'story-theme', children: null },
  render: (args) => (
    <ThemeProvider {...args}>
      <Switches />
    </ThemeProvider>
  ),
};

function Switches() {
  const { theme, setTheme, themes } = useTheme();
  return (
    <Sheet>
      <Sheet.Row label={theme}>
        {themes.map(({ id, name }) => (
          <Button
            key={id}
            variant={id === theme ? 'solid' : 'outline'}
            tone={id === theme ? 'accent' : 'neutral'}
            onClick={() => void setTheme(id as typeof theme)}
          >
            {name}
          </Button>
        ))}
      </Sheet.Row>
    </Sheet>
  );
}
