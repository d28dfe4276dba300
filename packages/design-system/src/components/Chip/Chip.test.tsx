import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Chip } from './Chip';
import { ChipGroup } from './ChipGroup';

describeConformance('Chip', (props) => <Chip {...props}>{props.children ?? 'All'}</Chip>, {
  element: 'BUTTON',
  asChild: true,
});
describeConformance(
  'ChipGroup',
  (props) => (
    <ChipGroup aria-label="Client" {...props}>
      <Chip>All</Chip>
    </ChipGroup>
  ),
  { element: 'DIV' },
);

describe('Chip', () => {
  it('is a switch as a button', async () => {
    const onClick = vi.fn();
    render(
      <Chip selected count={24} onClick={onClick}>
        All
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'All 24', pressed: true }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is the current place as a link', () => {
    render(
      <Chip asChild selected>
        <a href="?client=1">Port of Halden</a>
      </Chip>,
    );
    const link = screen.getByRole('link', { name: 'Port of Halden' });
    expect(link).toHaveAttribute('aria-current', 'true');
    expect(link).not.toHaveAttribute('aria-pressed');
  });
});
