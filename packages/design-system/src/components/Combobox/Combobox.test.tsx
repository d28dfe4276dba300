import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../locale';
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

  it('draws of ten thousand options what can be seen, and says which of how many each is', async () => {
    const onValueChange = vi.fn();
    const many = Array.from({ length: 10_000 }, (_, number) => ({
      value: number,
      label: `Drawing ${number}`,
      detail: 'Sheet',
    }));
    render(<Combobox label="Drawing" options={many} defaultValue={4321} onValueChange={onValueChange} />);
    const input = screen.getByRole('combobox');
    await userEvent.click(input);
    const chosen = screen.getByRole('option', { name: /Drawing 4321/ });
    expect(screen.getAllByRole('option').length).toBeLessThan(60);
    expect(chosen).toHaveAttribute('aria-posinset', '4322');
    expect(chosen).toHaveAttribute('aria-setsize', '10000');
    expect(input).toHaveAttribute('aria-activedescendant', chosen.id);
    expect(screen.getByRole('status')).toHaveTextContent('10,000 options');

    await userEvent.keyboard('{ArrowUp}');
    expect(input).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: /Drawing 4320/ }).id,
    );
    await userEvent.clear(input);
    await userEvent.type(input, '499');
    expect(shown()).toContain('Drawing 4999');
    expect(screen.getByRole('status')).toHaveTextContent(/^20 options$/);
    expect(screen.getAllByRole('option')[0]).not.toHaveAttribute('aria-posinset');
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledWith(499, many[499]);
  });

  it('after a failure Enter takes nothing of what an older search found', async () => {
    const onValueChange = vi.fn();
    const loadOptions = vi
      .fn<(query: string) => Promise<ComboboxOption[]>>()
      .mockResolvedValueOnce(clients)
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue([]);
    render(<Combobox label="Client" loadDelay={0} loadOptions={loadOptions} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByText('Halden Municipality');
    await userEvent.type(screen.getByRole('combobox'), 'h');
    await screen.findByRole('button', { name: 'Try again' });
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found'));
  });

  it('takes nothing that is disabled', async () => {
    const onValueChange = vi.fn();
    const options = [{ value: 'old', label: 'Closed client', disabled: true }];
    render(<Combobox label="Client" options={options} onValueChange={onValueChange} />);
    await userEvent.type(screen.getByRole('combobox'), 'closed{Enter}');
    await userEvent.click(screen.getByText('Closed client'));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('speaks the language around it', async () => {
    render(
      <LocaleProvider
        locale="de"
        messages={{ Combobox: { placeholder: 'Suchen...', results: (_, written) => `${written} Treffer` } }}
      >
        <Combobox
          label="Kunde"
          options={Array.from({ length: 1200 }, (_, number) => ({ value: number, label: `${number}` }))}
        />
      </LocaleProvider>,
    );
    await userEvent.click(screen.getByPlaceholderText('Suchen...'));
    expect(screen.getByRole('status')).toHaveTextContent('1.200 Treffer');
  });
});
