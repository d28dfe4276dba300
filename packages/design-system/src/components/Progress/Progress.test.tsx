import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Progress } from './Progress';

describeConformance('Progress', (props) => <Progress label="Tasks done" value={62} {...props} />, {
  element: 'DIV',
});

describe('Progress', () => {
  it.each([
    [-5, '0'],
    [62.4, '62'],
    [99.6, '99'],
    [0.3, '1'],
    [140, '100'],
    [Number.NaN, '0'],
  ])('brings %s inside', (value, now) => {
    render(<Progress label="Tasks done" value={value} />);
    expect(screen.getByRole('progressbar', { name: 'Tasks done' })).toHaveAttribute('aria-valuenow', now);
  });
});
