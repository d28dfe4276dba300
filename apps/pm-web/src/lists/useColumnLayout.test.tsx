import { noColumnLayout } from '@linework/design-system/table';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/renderScreen';
import { sessionOf } from '../testing/session';
import { useColumnLayout } from './useColumnLayout';

function Layout() {
  const [layout, setLayout] = useColumnLayout('tasks');
  return (
    <>
      <output>{JSON.stringify(layout)}</output>
      <button type="button" onClick={() => setLayout({ ...noColumnLayout, widths: { title: 300 } })}>
        Widen
      </button>
    </>
  );
}

const KEY = `columns:${sessionOf().person.id}:tasks`;
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');

afterEach(() => localStorage.clear());

test('GEN-13: a person’s columns are remembered for the list', async () => {
  const { unmount } = renderScreen(<Layout />);
  expect(shown()).toEqual(noColumnLayout);
  await userEvent.click(screen.getByRole('button', { name: 'Widen' }));
  unmount();
  renderScreen(<Layout />);
  expect(shown().widths).toEqual({ title: 300 });
});

test.each([
  'nonsense',
  '{}',
  JSON.stringify({ ...noColumnLayout, widths: { title: 'wide' } }),
  JSON.stringify({ ...noColumnLayout, order: 'title' }),
  JSON.stringify({ ...noColumnLayout, pinned: { title: 'middle' } }),
])('GEN-13: what is kept of columns and cannot be read counts as nothing kept: %s', (kept) => {
  localStorage.setItem(KEY, kept);
  renderScreen(<Layout />);
  expect(shown()).toEqual(noColumnLayout);
});
