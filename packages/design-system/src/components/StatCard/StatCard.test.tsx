import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { StatCard } from './StatCard';

describeConformance(
  'StatCard',
  (props) => <StatCard label="Active Clients" value={12} trend={[1, 2, 3]} {...props} />,
  { element: 'DIV' },
);

describe('StatCard', () => {
  it('says a change with its sign, not by colour alone', () => {
    render(<StatCard label="Active Tasks" value={156} change={{ value: -8, label: 'from last month' }} />);
    expect(screen.getByText('−8')).toBeInTheDocument();
    expect(screen.getByText('from last month')).toBeInTheDocument();
  });

  it('is a button where it does something, pressed or not', async () => {
    const onPress = vi.fn();
    const { rerender } = render(<StatCard label="Overdue" value={3} onPress={onPress} pressed={false} />);
    const card = screen.getByRole('button', { name: 'Overdue 3' });
    expect(card).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(card);
    expect(onPress).toHaveBeenCalledOnce();
    rerender(<StatCard label="Overdue" value={3} onPress={onPress} pressed />);
    expect(screen.getByRole('button', { pressed: true })).toBe(card);
  });

  it('signs a rise too', () => {
    render(<StatCard label="Clients" value={12} change={{ value: 2, label: 'from last month' }} />);
    expect(screen.getByText('+2')).toBeInTheDocument();
  });

  it('gives its line in words to who cannot see it', () => {
    const { container } = render(<StatCard label="Clients" value={12} trend={[7, 8, 12]} />);
    expect(container.querySelector('polyline')?.closest('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('Trend: 7, 8, 12')).toBeInTheDocument();
  });

  it('draws a line of the same values as a level one', () => {
    const { container } = render(<StatCard label="Clients" value={0} trend={[0, 0, 0]} />);
    expect(container.querySelector('polyline')).toHaveAttribute('points', '0.0,13.0 42.0,13.0 84.0,13.0');
  });
});
