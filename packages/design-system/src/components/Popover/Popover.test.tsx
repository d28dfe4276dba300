import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Popover } from './Popover';

describeConformance(
  'Popover',
  (props) => (
    <Popover label="Columns" defaultOpen trigger={<button type="button">Columns</button>} {...props}>
      Choose
    </Popover>
  ),
  { element: 'DIV' },
);

describe('Popover', () => {
  it('opens by its button, is named, and gives focus back at Escape', async () => {
    render(
      <Popover label="Columns" trigger={<button type="button">Open</button>}>
        <button type="button">Title</button>
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Columns' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});
