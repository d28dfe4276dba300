import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { IconButton } from './IconButton';

describeConformance(
  'IconButton',
  (props) => <IconButton label="Delete" icon={<svg aria-hidden="true" />} {...props} />,
  { element: 'BUTTON' },
);

describe('IconButton', () => {
  it('is named by its label and shows it as a tooltip in focus, without saying it twice', async () => {
    render(<IconButton label="Delete" icon={<svg aria-hidden="true" />} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete');
    expect(screen.getByRole('button')).not.toHaveAccessibleDescription();
  });

  it('tells whether it is pressed', async () => {
    const onClick = vi.fn();
    render(<IconButton label="Favourite" icon={<svg aria-hidden="true" />} pressed onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { pressed: true }));
    expect(onClick).toHaveBeenCalledOnce();
  });
});
