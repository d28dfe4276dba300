import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ChangeEvent, createRef, type JSX } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../locale';
import { DateField } from './DateField';
import { MoneyField } from './MoneyField';
import { NumberField } from './NumberField';

interface FieldCase {
  field: (props: object) => JSX.Element;
  plain: string;
  shown: string;
}

const cases: [string, FieldCase][] = [
  [
    'NumberField',
    { field: (props) => <NumberField label="Field" {...props} />, plain: '12.5', shown: '12,5' },
  ],
  [
    'MoneyField',
    { field: (props) => <MoneyField label="Field" {...props} />, plain: '1234.5', shown: '1234,5' },
  ],
  [
    'DateField',
    { field: (props) => <DateField label="Field" {...props} />, plain: '2026-12-01', shown: '01.12.2026' },
  ],
];

const german = (field: JSX.Element) =>
  render(
    <LocaleProvider locale="de-DE">
      <form aria-label="Form">{field}</form>
    </LocaleProvider>,
  );
const box = () => screen.getByRole<HTMLInputElement>('textbox');
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('due');

describe.each(cases)('%s in a form under de-DE', (_, { field, plain, shown }) => {
  it('GEN-16: is typed as the language writes it, and gives forms the plain value', async () => {
    german(field({ name: 'due' }));
    await userEvent.type(box(), shown);
    expect(box()).toHaveValue(shown);
    expect(sent()).toBe(plain);
  });

  it('tells onChange and onBlur the name and the plain value, as a form library reads them', async () => {
    const told: string[] = [];
    const tell = ({ type, target }: ChangeEvent<HTMLInputElement>) =>
      told.push(`${type} ${target.name}=${target.value}`);
    german(field({ name: 'due', onChange: tell, onBlur: tell }));
    await userEvent.click(box());
    await userEvent.paste(shown);
    await userEvent.tab();
    expect(told).toEqual([`change due=${plain}`, `blur due=${plain}`]);
  });

  it('shows what a form library writes into the element of its ref, and gives it to a form', () => {
    const ref = createRef<HTMLInputElement>();
    const onValueChange = vi.fn();
    german(field({ name: 'due', ref, onValueChange }));
    act(() => {
      if (ref.current) ref.current.value = plain;
    });
    expect(box()).toHaveValue(shown);
    expect(sent()).toBe(plain);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('gives a callback ref the plain default value', () => {
    const read: (string | undefined)[] = [];
    german(
      field({ defaultValue: plain, ref: (element: HTMLInputElement | null) => read.push(element?.value) }),
    );
    expect(read[0]).toBe(plain);
    expect(box()).toHaveValue(shown);
  });

  it('goes back to its default value when its form is reset', async () => {
    german(field({ name: 'due', defaultValue: plain }));
    await userEvent.clear(box());
    expect(sent()).toBe('');
    await act(async () => screen.getByRole<HTMLFormElement>('form').reset());
    expect(box()).toHaveValue(shown);
    expect(sent()).toBe(plain);
  });
});

describe('DateField', () => {
  it('GEN-16: tells a form library of a day that is chosen in the calendar', async () => {
    const onChange = vi.fn(({ target }: ChangeEvent<HTMLInputElement>) => target.value);
    german(<DateField label="Due" defaultValue="2026-12-10" today="2026-12-08" onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose date' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dienstag, 1. Dezember 2026' }));
    expect(onChange).toHaveReturnedWith('2026-12-01');
    expect(box()).toHaveValue('01.12.2026');
  });

  it.each([
    ['de-DE', '01.12.2026'],
    ['en-US', '12/01/2026'],
    ['en-GB', '01/12/2026'],
    ['sv-SE', '2026-12-01'],
    ['ko-KR', '2026. 12. 01.'],
    ['fa-IR', '2026/12/01'],
  ])('GEN-16: writes and reads a day as %s does', async (locale, shown) => {
    const onValueChange = vi.fn();
    render(
      <LocaleProvider locale={locale}>
        <DateField label="Due" onValueChange={onValueChange} />
      </LocaleProvider>,
    );
    await userEvent.click(box());
    await userEvent.paste(shown);
    expect(onValueChange).toHaveBeenLastCalledWith('2026-12-01');
    await userEvent.tab();
    expect(box()).toHaveValue(shown);
  });
});
