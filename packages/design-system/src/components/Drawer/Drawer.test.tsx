import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Drawer } from './Drawer';

describeConformance(
  'Drawer',
  (props) => (
    <Drawer title="Filters" defaultOpen {...props}>
      Status
    </Drawer>
  ),
  { element: 'DIV', modal: true },
);

describe('Drawer', () => {
  it('closes at Escape and gives focus back', async () => {
    render(
      <Drawer title="Filters" trigger={<button type="button">Open</button>}>
        Status
      </Drawer>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes by a press outside, but keeps what was typed in it', async () => {
    render(
      <Drawer title="Filters" trigger={<button type="button">Open</button>}>
        <input aria-label="Client" />
      </Drawer>,
    );
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.type(screen.getByRole('textbox', { name: 'Client' }), 'Nordbane');
    await user.click(document.body);
    expect(screen.getByRole('textbox', { name: 'Client' })).toHaveValue('Nordbane');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('gives focus back to what was pressed, where the app opens it', async () => {
    render(<FilteredList />);
    await userEvent.click(screen.getByRole('button', { name: 'Show filters' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show filters' })).toHaveFocus());
  });
});

function FilteredList() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show filters
      </button>
      <Drawer title="Filters" open={open} onOpenChange={setOpen}>
        Status
      </Drawer>
    </>
  );
}
