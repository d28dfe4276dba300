import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Tooltip } from './Tooltip';

describeConformance(
  'Tooltip',
  (props) => (
    <Tooltip content="Exports what is filtered" open {...props}>
      <button type="button">Export</button>
    </Tooltip>
  ),
  { element: 'DIV', inLandmark: false },
);

describe('Tooltip', () => {
  it('describes the control in focus and goes at Escape', async () => {
    render(
      <Tooltip content="Exports what is filtered">
        <button type="button">Export</button>
      </Tooltip>,
    );
    await userEvent.tab();
    await screen.findByRole('tooltip');
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Exports what is filtered');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
