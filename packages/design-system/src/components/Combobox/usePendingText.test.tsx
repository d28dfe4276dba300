import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MultiSelect } from '../MultiSelect';
import { TagsInput } from '../TagsInput';
import { Combobox } from './Combobox';
import type { PendingTextProps } from './usePendingText';

const people = [
  { value: 'emile', label: 'Émile Łódź' },
  { value: 'per', label: 'Per Olsen' },
  { value: 'retired', label: 'Ann Lee', disabled: true },
];
const chosen = vi.fn();

const lists: [string, (props: PendingTextProps) => React.JSX.Element, value: unknown][] = [
  [
    'Combobox',
    (props) => <Combobox label="Field" options={people} onValueChange={chosen} {...props} />,
    'emile',
  ],
  [
    'MultiSelect',
    (props) => <MultiSelect label="Field" options={people} onValueChange={chosen} {...props} />,
    ['emile'],
  ],
];

describe.each(lists)('what is typed into a %s and not chosen', (_, field, value) => {
  const input = () => screen.getByRole('combobox');
  const show = (props: PendingTextProps = {}) => {
    chosen.mockClear();
    const onPendingTextChange = vi.fn();
    render(field({ onPendingTextChange, ...props }));
    return onPendingTextChange;
  };

  it('stays when it is left, the field says so, and the app is told', async () => {
    const onPendingTextChange = show();
    await userEvent.type(input(), 'per o{ArrowDown}');
    await userEvent.tab();
    expect(input()).toHaveValue('per o');
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(/“per o” is not in the list/);
    expect(screen.queryByRole('option')).toBeNull();
    expect(onPendingTextChange).toHaveBeenLastCalledWith('per o');
    expect(chosen).not.toHaveBeenCalled();
    await userEvent.type(input(), 'lsen{Enter}');
    expect(input()).toBeValid();
    expect(onPendingTextChange).toHaveBeenLastCalledWith('');
  });

  it('is taken where it is the whole name of one that may be, with or without accents', async () => {
    show();
    await userEvent.type(input(), 'emile łodz ');
    await userEvent.tab();
    expect(chosen).toHaveBeenLastCalledWith(value, expect.anything());
    expect(input()).toBeValid();
    chosen.mockClear();
    await userEvent.clear(input());
    await userEvent.type(input(), 'Ann Lee');
    await userEvent.tab();
    expect(chosen).not.toHaveBeenCalledWith(expect.stringContaining('retired'), expect.anything());
    expect(input()).toBeInvalid();
  });

  it('comes back from a draft, and goes by Escape', async () => {
    const onPendingTextChange = show({ defaultPendingText: 'Nordb', notChosenMessage: () => 'Choose one' });
    expect(input()).toHaveValue('Nordb');
    expect(input()).toHaveAccessibleDescription(/Choose one/);
    await userEvent.click(input());
    await userEvent.keyboard('{Escape}');
    expect(input()).toHaveValue('');
    expect(input()).toBeValid();
    expect(onPendingTextChange).toHaveBeenLastCalledWith('');
  });
});

describe('what is typed into a TagsInput and not added', () => {
  it('is added when it is left, and told until then; a held Backspace takes no tag', async () => {
    const onPendingTextChange = vi.fn();
    const onValueChange = vi.fn();
    render(
      <TagsInput
        label="Tags"
        defaultValue={['crane']}
        defaultPendingText="out"
        {...{ onPendingTextChange, onValueChange }}
      />,
    );
    const input = screen.getByLabelText('Tags');
    expect(input).toHaveValue('out');
    await userEvent.type(input, 'age');
    expect(onPendingTextChange).toHaveBeenLastCalledWith('outage');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(['crane', 'outage']);
    expect(onPendingTextChange).toHaveBeenLastCalledWith('');
    onValueChange.mockClear();
    await userEvent.type(input, 'x{Backspace>5/}');
    expect(input).toHaveValue('');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('takes ten thousand characters at once', async () => {
    const onValueChange = vi.fn();
    render(<TagsInput label="Tags" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByLabelText('Tags'));
    await userEvent.paste('x'.repeat(10_000));
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(['x'.repeat(10_000)]);
  });
});
