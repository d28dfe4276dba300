import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Meter } from '../Meter';
import { Figure } from './Figure';
import { FigureStrip } from './FigureStrip';

describeConformance(
  'FigureStrip',
  (props) => (
    <FigureStrip {...props}>
      <Figure label="Progress" value="62 %" />
    </FigureStrip>
  ),
  { element: 'DL' },
);

describeConformance('Figure', (props) => <Figure label="Progress" value="62 %" {...props} />, {
  element: 'DIV',
  wrap: (node) => <FigureStrip>{node}</FigureStrip>,
});

describe('FigureStrip', () => {
  it('names each figure, and says after it what it is of, how much is reached and what that means', () => {
    render(
      <FigureStrip>
        <Figure
          label="Budget used"
          value="64 %"
          detail="80 of 125"
          meter={<Meter label="Budget used" value={64} />}
          note="Runs out in February"
          noteTone="warning"
        />
      </FigureStrip>,
    );
    expect(screen.getByRole('term')).toHaveTextContent('Budget used');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '64 %80 of 125',
      '',
      'Runs out in February',
    ]);
    expect(screen.getByRole('meter', { name: 'Budget used' })).toBeInTheDocument();
  });
});
