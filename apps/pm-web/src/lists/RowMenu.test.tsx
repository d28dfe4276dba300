import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen';
import { RowMenu } from './RowMenu';

vi.setConfig({ testTimeout: 30_000 });

/** The place of a row, that shows the next one when the table is scrolled. */
function Place() {
  const [number, setNumber] = useState(1);
  return (
    <>
      <RowMenu
        id={`t${number}`}
        kind="task"
        name={`Task ${number}`}
        editPath={`/tasks/edit?id=t${number}`}
        onDelete={() => undefined}
      />
      <button type="button" onClick={() => setNumber(number + 1)}>
        Next row
      </button>
      <button type="button" onClick={() => setNumber(number - 1)}>
        Row before
      </button>
    </>
  );
}

const opener = (name: string) => screen.getByRole('button', { name: `Actions for ${name}`, hidden: true });
/** As scrolling does it: nothing is pressed, so nothing closes the menu. */
const show = (which: string) => fireEvent.click(screen.getByRole('button', { name: which, hidden: true }));

test('TSK-04: the button of a row stays the same element for the row that comes into its place', () => {
  renderScreen(<Place />);
  const button = opener('Task 1');
  show('Next row');
  expect(opener('Task 2')).toBe(button);
});

test('TSK-04: an open menu does not become that of another row, nor opens again when its row is back', async () => {
  renderScreen(<Place />);
  await userEvent.click(opener('Task 1'));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/tasks/edit?id=t1');
  show('Next row');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  show('Row before');
  expect(opener('Task 1')).toHaveAttribute('aria-expanded', 'false');
});
