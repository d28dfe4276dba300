import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Sheet } from '../../stories/Sheet';
import { Button } from '../Button';
import { Card } from '../Card';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import { FocusScope, type FocusScopeProps } from './FocusScope';

const meta = {
  title: 'Components/FocusScope',
  component: FocusScope,
  args: { trapped: true, loop: true },
} satisfies Meta<typeof FocusScope>;
export default meta;
type Story = StoryObj<typeof meta>;

function Editor(args: FocusScopeProps) {
  const [editing, setEditing] = useState(false);
  return (
    <Stack gap={12}>
      <Button onClick={() => setEditing(true)}>Edit note</Button>
      {editing && (
        <FocusScope {...args}>
          <Card>
            <Stack gap={12}>
              <TextField label="Note" />
              <Button onClick={() => setEditing(false)}>Done</Button>
            </Stack>
          </Card>
        </FocusScope>
      )}
    </Stack>
  );
}

export const Playground: Story = { render: (args) => <Editor {...args} /> };

/** Tab goes round inside; the focus goes back when it closes. */
export const KeepsFocus: Story = {
  render: (args) => <Editor {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Edit note' }));
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  },
};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FocusScope onMountAutoFocus={(event) => event.preventDefault()}>
        <Card>
          <TextField label="Note" />
        </Card>
      </FocusScope>
    </Sheet>
  ),
};
