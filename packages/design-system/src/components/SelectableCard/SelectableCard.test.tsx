import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { CardToggleGroup } from './CardToggleGroup';
import { SelectableCard } from './SelectableCard';

describeConformance('SelectableCard', (props) => <SelectableCard title="Marta Lindqvist" {...props} />, {
  element: 'BUTTON',
});

describeConformance(
  'CardToggleGroup',
  (props) => (
    <CardToggleGroup label="Team" {...props}>
      <SelectableCard title="Marta Lindqvist" />
    </CardToggleGroup>
  ),
  { element: 'DIV' },
);

describe('SelectableCard', () => {
  it('PRJ-07: a person is taken into the team and out again, by pointer and by Space', async () => {
    const onCheckedChange = vi.fn();
    render(
      <CardToggleGroup label="Team">
        <SelectableCard title="Marta Lindqvist" detail="Project Manager" onCheckedChange={onCheckedChange} />
      </CardToggleGroup>,
    );
    const card = screen.getByRole('checkbox', { name: 'Marta Lindqvist Project Manager' });
    await userEvent.click(card);
    expect(card).toBeChecked();
    await userEvent.keyboard(' ');
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
    expect(screen.getByRole('group', { name: 'Team' })).toContainElement(card);
  });
});
