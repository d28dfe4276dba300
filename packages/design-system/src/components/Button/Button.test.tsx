import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Button } from './Button';

describeConformance('Button', (props) => <Button {...props}>{props.children ?? 'Save'}</Button>, {
  element: 'BUTTON',
  asChild: true,
});

describe('Button', () => {
  it('does not submit a form unless it says so', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('GEN-10: stays focusable but does nothing while busy', async () => {
    const onClick = vi.fn();
    render(
      <Button busy onClick={onClick}>
        Saving...
      </Button>,
    );
    const button = screen.getByRole('button');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).not.toBeDisabled();
  });
});
