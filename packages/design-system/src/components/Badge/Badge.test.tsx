import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Badge } from './Badge';
import { PriorityBadge } from './PriorityBadge';
import { StatusBadge } from './StatusBadge';

describeConformance('Badge', (props) => <Badge {...props}>Draft</Badge>, { element: 'SPAN' });
describeConformance('StatusBadge', (props) => <StatusBadge {...props}>Review</StatusBadge>, {
  element: 'SPAN',
});
describeConformance('PriorityBadge', (props) => <PriorityBadge priority="High" {...props} />, {
  element: 'SPAN',
});

describe('PriorityBadge', () => {
  it('says its word even where only the icon is seen', () => {
    render(<PriorityBadge priority="High" iconOnly />);
    expect(screen.getByText('High')).toBeInTheDocument();
  });

  it('draws another icon for each priority', () => {
    const drawn = (['Low', 'Medium', 'High'] as const).map(
      (priority) => render(<PriorityBadge priority={priority} />).container.querySelector('svg')?.innerHTML,
    );
    expect(new Set(drawn).size).toBe(3);
  });
});
