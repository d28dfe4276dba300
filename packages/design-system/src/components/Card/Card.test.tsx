import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Card } from './Card';

describeConformance(
  'Card',
  (props) => (
    <Card title="Details" {...props}>
      Words
    </Card>
  ),
  { element: 'SECTION' },
);

describe('Card', () => {
  it('is a region named by its title', () => {
    render(<Card title="Recent Projects">Words</Card>);
    expect(screen.getByRole('region', { name: 'Recent Projects' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Recent Projects');
  });

  it('is no landmark without a title', () => {
    render(<Card>Words</Card>);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
