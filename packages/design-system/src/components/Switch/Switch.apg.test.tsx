import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Switch } from './Switch';

/** https://www.w3.org/WAI/ARIA/apg/patterns/switch/ */

describe('Switch: the keys of the switch pattern', () => {
  beforeEach(() => {
    render(<Switch label="Auto-save" />);
  });
  const control = () => screen.getByRole('switch', { name: 'Auto-save' });

  it('Tab: moves to the switch', async () => {
    await userEvent.tab();
    expect(control()).toHaveFocus();
  });

  it('Space: changes its state, there and back', async () => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(control()).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard(' ');
    expect(control()).toHaveAttribute('aria-checked', 'false');
  });

  it('Enter: changes its state', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(control()).toHaveAttribute('aria-checked', 'true');
  });
});
