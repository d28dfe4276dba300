import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressAtOnce } from './pressAtOnce';

interface GroupProps {
  label: string;
  options: { value: string; label: string }[];
  defaultValue?: string;
}

const options = ['Low', 'Medium', 'High'].map((word) => ({ value: word, label: word }));
const radio = (name: string) => screen.getByRole('radio', { name });
const chosen = (name: string) =>
  vi.waitFor(() => {
    expect(radio(name)).toHaveFocus();
    expect(radio(name)).toBeChecked();
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  });

/** One test per row of https://www.w3.org/WAI/ARIA/apg/patterns/radio/, for each component that is one. */
export function describeRadioKeys(name: string, Group: ComponentType<GroupProps>) {
  describe(`${name}: the keys of the radio group pattern`, () => {
    describe('with one chosen', () => {
      beforeEach(async () => {
        render(
          <>
            <Group label="Priority" options={options} defaultValue="Medium" />
            <button type="button">Next</button>
          </>,
        );
        await userEvent.tab();
      });

      it('Tab: moves to the chosen radio, and from it out of the group', async () => {
        expect(radio('Medium')).toHaveFocus();
        await userEvent.tab();
        expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
      });

      it('Shift + Tab: moves to the chosen radio from behind, and out of the group', async () => {
        await userEvent.tab();
        await userEvent.tab({ shift: true });
        expect(radio('Medium')).toHaveFocus();
        await userEvent.tab({ shift: true });
        expect(document.body).toHaveFocus();
      });

      it.each(['Down Arrow', 'Right Arrow'])(
        '%s: moves to the next and chooses it, from the last to the first',
        async (key) => {
          const press = `{Arrow${key.split(' ')[0]}}`;
          await userEvent.keyboard(press);
          await chosen('High');
          await userEvent.keyboard(press);
          await chosen('Low');
        },
      );

      it.each(['Up Arrow', 'Left Arrow'])(
        '%s: moves to the previous and chooses it, from the first to the last',
        async (key) => {
          const press = `{Arrow${key.split(' ')[0]}}`;
          await userEvent.keyboard(press);
          await chosen('Low');
          await userEvent.keyboard(press);
          await chosen('High');
        },
      );
    });

    describe('on a busy page', () => {
      it.each([
        ['two arrows: passes one radio and chooses the next', ['ArrowDown', 'ArrowDown'], 'High'],
        ['an arrow and Enter: keeps the choice', ['ArrowDown', 'Enter'], 'Medium'],
      ])('%s', async (_name, keys, name) => {
        render(<Group label="Priority" options={options} defaultValue="Low" />);
        await userEvent.tab();
        pressAtOnce(...keys);
        await chosen(name);
      });
    });

    describe('with none chosen', () => {
      beforeEach(async () => {
        render(<Group label="Priority" options={options} />);
        await userEvent.tab();
      });

      it('Tab: moves to the first radio and chooses nothing', () => {
        expect(radio('Low')).toHaveFocus();
        expect(screen.queryByRole('radio', { checked: true })).toBeNull();
      });

      it('Space: chooses the radio that has the focus', async () => {
        await userEvent.keyboard(' ');
        await chosen('Low');
      });
    });

    describe('in a page from right to left', () => {
      beforeEach(async () => {
        document.documentElement.dir = 'rtl';
        render(<Group label="Priority" options={options} defaultValue="Medium" />);
        await userEvent.tab();
      });
      afterEach(() => document.documentElement.removeAttribute('dir'));

      it('Left Arrow: moves to the next, as the text goes', async () => {
        await userEvent.keyboard('{ArrowLeft}');
        await chosen('High');
      });
    });
  });
}
