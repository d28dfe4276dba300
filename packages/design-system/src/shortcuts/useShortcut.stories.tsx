import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Kbd } from '../components/Kbd';
import { Stack } from '../components/Stack';
import { Text } from '../components/Text';
import { TextField } from '../components/TextField';
import { useShortcut } from './useShortcut';
import { useShortcutText } from './useShortcutText';

interface PressedProps {
  /** As `useShortcut` takes them: 'mod+k', 'shift+F10', '?', 'n'. */
  keys: string;
  /** Heard over dialogs and menus too, and single keys while typing. */
  everywhere: boolean;
  enabled: boolean;
}

/** How `useShortcut` hears keys anywhere on the page, and `useShortcutText` names them as the keyboard does. */
function Pressed({ keys, ...options }: PressedProps) {
  const [times, setTimes] = useState(0);
  const text = useShortcutText();
  useShortcut(keys, () => setTimes((before) => before + 1), options);
  return (
    <Stack gap={12}>
      <Text>
        <Kbd>{text(keys)}</Kbd> was pressed {times} times
      </Text>
      <TextField label="Single keys are not heard while one types" />
    </Stack>
  );
}

const meta = {
  title: 'Components/useShortcut',
  component: Pressed,
  args: { keys: 'mod+j', everywhere: false, enabled: true },
} satisfies Meta<typeof Pressed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A single key is left to the field that one types in. */
export const SingleKey: Story = {
  args: { keys: 'n' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.keyboard('n');
    await expect(await page.findByText(/pressed 1 times/)).toBeVisible();
    await userEvent.type(page.getByRole('textbox'), 'n');
    await expect(page.getByRole('textbox')).toHaveValue('n');
    await expect(page.getByText(/pressed 1 times/)).toBeVisible();
  },
};

/** Keys one after another. */
export const OneAfterAnother: Story = {
  args: { keys: 'g t' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('G then T')).toBeVisible();
    await userEvent.keyboard('gt');
    await expect(await page.findByText(/pressed 1 times/)).toBeVisible();
  },
};
