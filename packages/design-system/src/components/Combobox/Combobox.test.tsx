import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Combobox, type ComboboxOption } from './Combobox';

const clients: ComboboxOption[] = [
  { value: 'bergstrand', label: 'Bergstrand Hydro AB', detail: 'Anna' },
  { value: 'halden', label: 'Halden Municipality', detail: 'Per' },
  { value: 'goteborg', label: 'Göteborgs Hamn', detail: 'Lars' },
];

describeConformance('Combobox', (props) => <Combobox label="Client" options={clients} {...props} />, {
  element: 'INPUT',
});

const shown = () =>
  screen.queryAllByRole('option').map((option) => option.firstChild?.firstChild?.textContent);

describe('Combobox', () => {
  it('ArrowDown opens it at the first option, Enter takes the marked one', async () => {
    const onValueChange = vi.fn();
    render(<Combobox label="Client" options={clients} onValueChange={onValueChange} />);
    await userEvent.tab();
    const input = screen.getByRole('combobox', { name: 'Client' });
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledWith('halden', clients[1]);
    expect(input).toHaveValue('Halden Municipality');
    expect(input).toHaveAttribute('aria-expanded', 'false');
  });

  it('narrows by label and detail, without case and accents', async () => {
    render(<Combobox label="Client" options={clients} />);
    await userEvent.type(screen.getByRole('combobox'), 'GOTE');
    expect(shown()).toEqual(['Göteborgs Hamn']);
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'per');
    expect(shown()).toEqual(['Halden Municipality']);
    await userEvent.type(screen.getByRole('combobox'), 'zzz');
    expect(shown()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
  });

  it('Tab commits nothing by accident: the chosen option and its text stay', async () => {
    const onValueChange = vi.fn();
    render(
      <Combobox label="Client" options={clients} defaultValue="bergstrand" onValueChange={onValueChange} />,
    );
    const input = screen.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'hal{ArrowDown}');
    await userEvent.tab();
    expect(onValueChange).not.toHaveBeenCalled();
    expect(input).toHaveValue('Bergstrand Hydro AB');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('Escape closes, and a second time clears where that is allowed', async () => {
    const onValueChange = vi.fn();
    render(
      <Combobox
        label="Client"
        clearable
        options={clients}
        defaultValue="halden"
        onValueChange={onValueChange}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onValueChange).toHaveBeenCalledWith(null, null);
    expect(screen.getByRole('combobox')).toHaveValue('');
  });

  it('Escape never clears what must be chosen', async () => {
    const onValueChange = vi.fn();
    render(<Combobox label="Client" options={clients} defaultValue="halden" onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}{Escape}');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('combobox')).toHaveValue('Halden Municipality');
  });

  it('is taken by a press on an option', async () => {
    const onValueChange = vi.fn();
    render(<Combobox label="Client" options={clients} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByText('Göteborgs Hamn'));
    expect(onValueChange).toHaveBeenCalledWith('goteborg', clients[2]);
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('asks for options while typing: an older question is aborted and its answer ignored', async () => {
    const asked: { query: string; signal: AbortSignal; answer: (options: ComboboxOption[]) => void }[] = [];
    const loadOptions = (query: string, signal: AbortSignal) =>
      new Promise<ComboboxOption[]>((answer) => asked.push({ query, signal, answer }));
    render(<Combobox label="Client" loadOptions={loadOptions} />);
    const input = screen.getByRole('combobox');
    await userEvent.click(input);
    await vi.waitFor(() => expect(asked.map(({ query }) => query)).toEqual(['']));
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    asked[0]?.answer(clients);
    await screen.findByText('Halden Municipality');

    await userEvent.type(input, 'ha');
    await vi.waitFor(() => expect(asked.at(-1)?.query).toBe('ha'));
    expect(shown()).toHaveLength(3);
    await userEvent.type(input, 'm');
    expect(asked[1]?.signal.aborted).toBe(true);
    asked[1]?.answer([]);
    await vi.waitFor(() => expect(asked.at(-1)?.query).toBe('ham'));
    asked.at(-1)?.answer(clients.slice(2));
    await vi.waitFor(() => expect(shown()).toEqual(['Göteborgs Hamn']));
  });

  it('shows a failure and asks again when told to', async () => {
    const loadOptions = vi
      .fn<(query: string) => Promise<ComboboxOption[]>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(clients);
    render(<Combobox label="Client" loadOptions={loadOptions} />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Halden Municipality');
    expect(loadOptions).toHaveBeenCalledTimes(2);
  });

  it('after a failure Enter asks again, without sending the form', async () => {
    const onSubmit = vi.fn();
    const loadOptions = vi
      .fn<(query: string) => Promise<ComboboxOption[]>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(clients);
    render(
      <form onSubmit={onSubmit}>
        <Combobox label="Client" loadOptions={loadOptions} />
      </form>,
    );
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByRole('button', { name: 'Try again' });
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Halden Municipality');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows the given option before any are loaded', () => {
    render(
      <Combobox label="Client" value="halden" selectedOption={clients[1]} loadOptions={async () => []} />,
    );
    expect(screen.getByRole('combobox')).toHaveValue('Halden Municipality');
  });

  it('shows the first two hundred of a long list, the chosen one first, and says how to find the rest', async () => {
    const many = Array.from({ length: 5000 }, (_, number) => ({
      value: `${number}`,
      label: `Client ${number}`,
    }));
    render(<Combobox label="Client" options={many} defaultValue="4321" />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('option')).toHaveLength(200);
    expect(shown().slice(0, 2)).toEqual(['Client 4321', 'Client 0']);
    expect(screen.getByRole('status')).toHaveTextContent('5000 options. Keep typing to narrow down');
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), '499');
    expect(shown()).toContain('Client 4999');
    expect(screen.getByRole('status')).toHaveTextContent(/^15 options$/);
  });
});
