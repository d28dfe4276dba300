import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { MentionArea, type MentionAreaProps } from './MentionArea';

const people = [
  { value: 'marta', label: 'Marta Lindqvist', detail: 'Project Manager' },
  { value: 'ola', label: 'Ola Eriksen', detail: 'Designer' },
  { value: 'olga', label: 'Olga Brandt', detail: 'Client' },
];

const meta = {
  title: 'Components/MentionArea',
  component: MentionArea,
  args: {
    label: 'Comment',
    value: '',
    placeholder: 'Write a comment, @ names a person',
    onValueChange: () => undefined,
    onMention: () => undefined,
    loadPeople: async (query) =>
      people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
  },
} satisfies Meta<typeof MentionArea>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(args: MentionAreaProps) {
  const [value, setValue] = useState(args.value);
  return <MentionArea {...args} value={value} onValueChange={setValue} />;
}

export const Playground: Story = { render: (args) => <Kept {...args} /> };

export const States: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <FormGrid columns={2}>
        <MentionArea {...args} label="Empty" />
        <MentionArea {...args} label="Filled" value="@Ola Eriksen, please check the wheel track." />
        <MentionArea {...args} label="Wrong" value="@Olga Brandt" error="Olga Brandt cannot see this" />
        <MentionArea {...args} label="Disabled" value="Sending" disabled />
      </FormGrid>
    </Sheet>
  ),
};

/** What follows an '@' is looked for; the arrows mark, Enter takes. */
export const Named: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Comment' });
    await userEvent.type(area, 'Ask @ol');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(area).toHaveValue('Ask @Olga Brandt ');
  },
};
