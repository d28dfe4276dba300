import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { SegmentedControl } from './SegmentedControl';

const priorities = ['Low', 'Medium', 'High'].map((word) => ({ value: word, label: word }));

describeConformance(
  'SegmentedControl',
  (props) => <SegmentedControl aria-label="Priority" options={priorities} {...props} />,
  { element: 'DIV' },
);

describe('SegmentedControl', () => {
  it('arrow keys choose the neighbour', async () => {
    const onValueChange = vi.fn();
    render(
      <SegmentedControl
        label="Priority"
        options={priorities}
        defaultValue="Medium"
        onValueChange={onValueChange}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('High'));
    expect(screen.getByRole('radiogroup', { name: 'Priority' })).toContainElement(
      screen.getByRole('radio', { name: 'High', checked: true }),
    );
  });

  it('names a segment that shows its icon alone', () => {
    render(
      <SegmentedControl
        aria-label="View"
        options={[{ value: 'grid', label: 'Grid', icon: <svg />, iconOnly: true }]}
      />,
    );
    expect(screen.getByRole('radio', { name: 'Grid' })).toHaveAttribute('title', 'Grid');
  });
});
