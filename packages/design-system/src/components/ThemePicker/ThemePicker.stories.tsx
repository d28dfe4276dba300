import type { Meta, StoryObj } from '@storybook/react-vite';
import { Palette } from 'lucide-react';
import { Sheet } from '../../stories/Sheet';
import { Button } from '../Button';
import { ThemeProvider } from '../ThemeProvider';
import { ThemePicker } from './ThemePicker';

const meta = {
  title: 'Components/ThemePicker',
  component: ThemePicker,
  decorators: [
    (Story, { globals }) => (
      <ThemeProvider storageKey="story-theme" theme={String(globals.theme ?? 'default')}>
        <Story />
      </ThemeProvider>
    ),
  ],
} satisfies Meta<typeof ThemePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="icon">
        <ThemePicker />
      </Sheet.Row>
      <Sheet.Row label="own trigger">
        <ThemePicker trigger={<Button icon={<Palette />}>Appearance</Button>} />
      </Sheet.Row>
    </Sheet>
  ),
};

/** The list scrolls where fifteen rows do not fit. */
export const Open: Story = { args: { defaultOpen: true, livePreview: false, align: 'start' } };
