import { describeConformance } from '@linework/design-system/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { longTimer, pausedTimer, storyNow } from '../../testing/someTimers';
import { stillStore } from '../../testing/stillStore';
import { TimerClock } from './TimerClock';

describeConformance(
  'TimerClock',
  (props) => <TimerClock store={stillStore(storyNow, { timer: pausedTimer })} {...props} />,
  { element: 'SPAN' },
);

describe('TimerClock', () => {
  it('TIM-02: shows hours past 99, and when paused the last segment', () => {
    const { rerender } = render(<TimerClock store={stillStore(storyNow, { timer: longTimer })} />);
    expect(screen.getByRole('timer')).toHaveTextContent('101:00:00');
    rerender(<TimerClock store={stillStore(storyNow, { timer: pausedTimer })} />);
    expect(screen.getByRole('timer')).toHaveTextContent('00:30:23');
  });
});
