import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { Combobox, type ComboboxOption } from './Combobox';

const clients: ComboboxOption[] = [
  { value: 'bergstrand', label: 'Bergstrand Hydro AB', detail: 'Anna Bergstrand' },
  { value: 'halden', label: 'Halden Municipality', detail: 'Per Olsen' },
  { value: 'nordic', label: 'Nordic Rail Infrastructure', detail: 'Saara Niemi' },
  { value: 'goteborg', label: 'Göteborgs Hamn', detail: 'Lars Ek' },
];

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: { label: 'Client', options: clients },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Options that come from a server; 'fail' as text makes it fail. */
export const Asynchronous: Story = {
  args: {
    options: undefined,
    clearable: true,
    loadOptions: async (query, signal) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      signal.throwIfAborted();
      if (query === 'fail') throw new Error('The server did not answer');
      return clients.filter((client) => client.label.toLowerCase().includes(query.toLowerCase()));
    },
  },
};

const drawings = Array.from({ length: 10_000 }, (_, number) => ({
  value: `S-${String(number).padStart(4, '0')}`,
  label: `S-${String(number).padStart(4, '0')} Reinforcement of slab ${number}`,
  detail: `Level ${number % 12}`,
}));

/** Ten thousand options, of which only what can be seen is drawn. It opens at the chosen one, in the middle of the list. */
export const TenThousand: Story = {
  args: { label: 'Drawing', options: drawings, defaultValue: 'S-4321' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('combobox'));
    const chosen = await page.findByRole('option', { name: /S-4321/ });
    const list = page.getByRole('listbox').getBoundingClientRect();
    await expect(chosen.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top);
    await expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
    await userEvent.keyboard('{PageDown}');
    const next = await page.findByRole('option', { name: /S-4331/ });
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', next.id);
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1);
    await expect(page.getAllByRole('option').length).toBeLessThan(60);
  },
};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={3}>
        <Combobox label="Empty" options={clients} placeholder="Search clients..." />
        <Combobox label="Chosen" options={clients} defaultValue="bergstrand" />
        <Combobox label="Can be cleared" clearable options={clients} defaultValue="goteborg" />
        <Combobox label="Wrong" required options={clients} error="Client selection is required" />
        <Combobox label="Disabled" disabled options={clients} defaultValue="halden" />
        <Combobox
          label="Read only"
          readOnly
          options={clients}
          defaultValue="nordic"
          hint="Set by the project"
        />
      </FormGrid>
    </Sheet>
  ),
};

/** What is typed narrows the list; the arrows walk it, Enter takes one, Escape closes it. */
export const TypedAndChosen: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Client' });
    await userEvent.type(field, 'halden');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(clients.length));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('Halden Municipality'));
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
  },
};
