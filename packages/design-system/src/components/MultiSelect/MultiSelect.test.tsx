import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import type { ComboboxOption } from '../Combobox';
import { MultiSelect } from './MultiSelect';

const people: ComboboxOption[] = [
  { value: 'anna', label: 'Anna Bergstrand', detail: 'Hydraulics' },
  { value: 'per', label: 'Per Olsen', detail: 'Structures' },
  { value: 'saara', label: 'Saara Niemi', detail: 'Electrical' },
  { value: 'lars', label: 'Lars Ek', detail: 'Structures', disabled: true },
];

describeConformance(
  'MultiSelect',
  (props) => <MultiSelect label="Reviewers" options={people} defaultValue={['anna', 'per']} {...props} />,
  { element: 'INPUT' },
);

const field = () => screen.getByRole('combobox', { name: 'Reviewers' });
const chips = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const option = (name: RegExp) => screen.getByRole('option', { name });

describe('MultiSelect', () => {
  it('takes one after another while the list stays, and gives back what is taken again', async () => {
    const onValueChange = vi.fn();
    render(<MultiSelect label="Reviewers" options={people} onValueChange={onValueChange} />);
    await userEvent.click(field());
    await userEvent.click(option(/Per/));
    await userEvent.click(option(/Anna/));
    expect(onValueChange).toHaveBeenLastCalledWith(['per', 'anna'], [people[1], people[0]]);
    expect(chips()).toEqual(['Per Olsen', 'Anna Bergstrand']);
    expect(option(/Per/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(option(/Per/));
    expect(chips()).toEqual(['Anna Bergstrand']);
    expect(field()).toHaveFocus();
  });

  it('filters while typing; Enter takes the first, empties the text and keeps the mark on what was taken', async () => {
    render(<MultiSelect label="Reviewers" options={people} />);
    await userEvent.type(field(), 'elec');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(chips()).toEqual(['Saara Niemi']);
    expect(field()).toHaveValue('');
    expect(screen.getAllByRole('option')).toHaveLength(4);
    expect(field()).toHaveAttribute('aria-activedescendant', option(/Saara/).id);
  });

  it('Backspace in the empty text gives back the last, and says so with the count', async () => {
    render(<MultiSelect label="Reviewers" options={people} defaultValue={['anna', 'per', 'saara']} />);
    await userEvent.click(field());
    await userEvent.keyboard('x{Backspace}');
    expect(chips()).toHaveLength(3);
    await userEvent.keyboard('{Backspace}');
    expect(chips()).toEqual(['Anna Bergstrand', 'Per Olsen']);
    expect(screen.getByText('Saara Niemi removed. 2 chosen')).toHaveAttribute('role', 'status');
    expect(field()).toHaveAccessibleDescription('2 chosen');
  });

  it('ArrowLeft goes to the chips, where Delete gives one back and the focus stays among them', async () => {
    render(<MultiSelect label="Reviewers" options={people} defaultValue={['anna', 'per', 'saara']} />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Remove Per Olsen' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    expect(chips()).toEqual(['Anna Bergstrand', 'Saara Niemi']);
    expect(screen.getByRole('button', { name: 'Remove Saara Niemi' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(field()).toHaveFocus();
  });

  it('leaving takes nothing, and Escape only closes', async () => {
    const onValueChange = vi.fn();
    render(<MultiSelect label="Reviewers" options={people} onValueChange={onValueChange} />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('Select all takes what the list shows, but nothing that is disabled, and gives it back', async () => {
    const onValueChange = vi.fn();
    render(
      <MultiSelect
        label="Reviewers"
        selectAll
        options={people}
        defaultValue={['anna']}
        onValueChange={onValueChange}
      />,
    );
    await userEvent.click(field());
    expect(option(/Select all \(3\)/)).toHaveAttribute('data-state', 'indeterminate');
    await userEvent.click(option(/Select all/));
    expect(onValueChange).toHaveBeenLastCalledWith(['anna', 'per', 'saara'], people.slice(0, 3));
    expect(screen.getByText('3 chosen', { selector: '[role=status]' })).toBeInTheDocument();
    await userEvent.type(field(), 'electr');
    await userEvent.click(option(/Select all \(1\)/));
    expect(chips()).toEqual(['Anna Bergstrand', 'Per Olsen']);
  });

  it('collapses many chips to the last of them and +N, which shows all', async () => {
    const many = Array.from({ length: 12 }, (_, number) => ({ value: number, label: `Sheet ${number}` }));
    render(
      <MultiSelect
        label="Reviewers"
        options={many}
        maxChips={3}
        defaultValue={many.map((one) => one.value)}
      />,
    );
    expect(chips()).toEqual(['Sheet 9', 'Sheet 10', 'Sheet 11']);
    const more = screen.getByRole('button', { name: /^\+\d+, show all 12$/ });
    expect(more).toHaveTextContent('+9');
    await userEvent.click(more);
    expect(chips()).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(chips()).toHaveLength(3);
  });

  it('keeps chosen options that a later search does not bring', async () => {
    const loadOptions = async (query: string) =>
      people.filter((person) => person.label.toLowerCase().includes(query.toLowerCase()));
    render(<MultiSelect label="Reviewers" loadDelay={0} loadOptions={loadOptions} />);
    await userEvent.click(field());
    await userEvent.click(await screen.findByText('Per Olsen'));
    await userEvent.type(field(), 'anna');
    await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    expect(chips()).toEqual(['Per Olsen', 'Anna Bergstrand']);
  });

  it('is sent with its form, one field a value', () => {
    render(
      <form aria-label="Transmittal">
        <MultiSelect label="Reviewers" name="reviewers" options={people} defaultValue={['anna', 'per']} />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).getAll('reviewers')).toEqual(['anna', 'per']);
  });

  it('changes nothing while it is read-only', async () => {
    render(<MultiSelect label="Reviewers" readOnly options={people} defaultValue={['anna']} />);
    await userEvent.click(field());
    await userEvent.keyboard('{Backspace}{ArrowDown}{Enter}');
    expect(chips()).toEqual(['Anna Bergstrand']);
    expect(within(screen.getByRole('list')).queryByRole('button')).toBeNull();
  });

  it('takes no focus when it appears', () => {
    render(
      <StrictMode>
        <MultiSelect label="Reviewers" options={people} defaultValue={['anna']} />
      </StrictMode>,
    );
    expect(document.body).toHaveFocus();
  });
});
