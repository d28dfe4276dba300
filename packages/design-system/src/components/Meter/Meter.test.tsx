import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Meter } from './Meter';

describeConformance('Meter', (props) => <Meter label="Budget used" value={64} {...props} />, {
  element: 'DIV',
});

describe('Meter', () => {
  it('measures between its own ends', () => {
    render(<Meter label="Budget" value={80} min={0} max={125} valueText="80 of 125" />);
    const meter = screen.getByRole('meter', { name: 'Budget' });
    expect(meter).toHaveAttribute('aria-valuemax', '125');
    expect(meter).toHaveAttribute('aria-valuetext', '80 of 125');
    expect(meter.firstElementChild).toHaveStyle({ width: '64%' });
  });
});
