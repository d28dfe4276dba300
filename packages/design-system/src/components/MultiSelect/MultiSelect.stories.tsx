import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Sheet } from '../../stories/Sheet';
import type { ComboboxOption } from '../Combobox';
import { FormGrid } from '../Form';
import { MultiSelect } from './MultiSelect';

const people: ComboboxOption[] = [
  { value: 'anna', label: 'Anna Bergstrand', detail: 'Hydraulics' },
  { value: 'per', label: 'Per Olsen', detail: 'Structures' },
  { value: 'saara', label: 'Saara Niemi', detail: 'Electrical' },
  { value: 'lars', label: 'Lars Ek', detail: 'Geotechnics', disabled: true },
  { value: 'ines', label: 'Inés Carvalho', detail: 'Mechanical' },
  { value: 'tomasz', label: 'Tomasz Wieczorkowski', detail: 'Structures' },
];

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  args: { label: 'Reviewers', options: people, defaultValue: ['anna', 'per'], selectAll: true },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Options that come from a server; 'fail' as text makes it fail. */
export const Asynchronous: Story = {
  args: {
    options: undefined,
    defaultValue: ['per'],
    selectedOptions: people.slice(1, 2),
    clearable: true,
    loadOptions: async (query, signal) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      signal.throwIfAborted();
      if (query === 'fail') throw new Error('The server did not answer');
      return people.filter((person) => person.label.toLowerCase().includes(query.toLowerCase()));
    },
  },
};

const drawings = Array.from({ length: 10_000 }, (_, number) => ({
  value: `S-${String(number).padStart(4, '0')}`,
  label: `S-${String(number).padStart(4, '0')} Reinforcement of slab ${number}`,
}));

/** Ten thousand options, of which only what can be seen is drawn; the marked one is always brought into sight. */
export const TenThousand: Story = {
  args: { label: 'Drawings', options: drawings, defaultValue: [] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const input = page.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    const last = await page.findByRole('option', { name: /S-9999/ });
    await expect(last).toHaveAttribute('aria-posinset', '10001');
    const list = page.getByRole('listbox').getBoundingClientRect();
    const marked = last.getBoundingClientRect();
    await expect(marked.bottom).toBeLessThanOrEqual(list.bottom + 1);
    await expect(marked.top).toBeGreaterThanOrEqual(list.top);
    await expect(page.getAllByRole('option').length).toBeLessThan(60);
  },
};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={3}>
        <MultiSelect label="Empty" options={people} placeholder="Search people..." />
        <MultiSelect label="Chosen" options={people} defaultValue={['anna', 'per', 'saara']} />
        <MultiSelect label="Can be cleared" clearable options={people} defaultValue={['tomasz']} />
        <MultiSelect
          label="Many"
          hint="The last ones, and how many more"
          maxChips={2}
          options={people}
          defaultValue={['anna', 'per', 'saara', 'ines', 'tomasz']}
        />
        <MultiSelect label="Wrong" required options={people} error="Choose at least one reviewer" />
        <MultiSelect label="Disabled" disabled options={people} defaultValue={['anna', 'per']} />
        <MultiSelect label="Read only" readOnly options={people} defaultValue={['ines']} />
        <MultiSelect
          label="Long words"
          options={[{ value: 'long', label: 'Rechtsschutzversicherungsgesellschaftenverband' }]}
          defaultValue={['long']}
        />
      </FormGrid>
    </Sheet>
  ),
};
