import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { LoadBar } from './LoadBar';

describeConformance(
  'LoadBar',
  (props) => <LoadBar label="Load" value={14} capacity={16} valueText="14 of 16 hours" {...props} />,
  { element: 'DIV' },
);

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

describe('LoadBar', () => {
  it('has the part above the capacity apart, on the scale that it shares', () => {
    render(<LoadBar label="Load of Ola" value={34} capacity={30} max={40} valueText="34 of 30 hours" />);
    const bar = screen.getByRole('meter', { name: 'Load of Ola' });
    expect(bar).toHaveAttribute('aria-valuetext', '34 of 30 hours');
    expect(bar).toHaveAttribute('aria-valuemax', '40');
    expect(bar).toHaveAttribute('data-state', 'over');
    expect(part('over')).toHaveStyle({ insetInlineStart: '75%', width: '10%' });
    expect(part('capacity')).toHaveStyle({ insetInlineStart: '75%' });
  });

  it('has nothing above the mark within the capacity, and no width without any', () => {
    render(<LoadBar label="Load" value={0} capacity={0} valueText="0 of 0 hours" />);
    expect(screen.getByRole('meter')).toHaveAttribute('data-state', 'within');
    expect(part('over')).toBeNull();
    expect(part('capacity')).toHaveStyle({ insetInlineStart: '0%' });
  });
});
