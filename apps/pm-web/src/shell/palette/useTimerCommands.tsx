import type { Command } from '@linework/design-system';
import { useStop } from '@linework/timer';
import { ListPlus, Pause, Play, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppPath } from '../../app/useAppPath';
import { LOG_TIME } from '../../time/logTime';
import { TIMER_KEY } from '../../time/timer/timerShortcut';
import { useAppTimer } from '../../time/timer/useAppTimer';
import { useStopOptions } from '../../time/timer/useStopOptions';

/** Logging time, and what the timer lets do: starting one needs a project and a description, so that leads to the tracker. */
export function useTimerCommands(): { commands: Command[]; question: ReactNode } {
  const timer = useAppTimer();
  const { stop, question } = useStop(timer, useStopOptions());
  const navigate = useNavigate();
  const path = useAppPath();
  const { status, details } = timer;
  const tracker = path('/time-tracking');
  const commands: Command[] = [
    {
      id: 'log-time',
      title: 'Log time…',
      icon: <ListPlus />,
      keywords: 'manual entry hours record',
      onSelect: () => void navigate(`${tracker}?${LOG_TIME}=1`),
    },
  ];
  if (status === 'idle')
    commands.push({
      id: 'start-timer',
      title: 'Start timer…',
      icon: <Play />,
      keywords: 'time clock track',
      onSelect: () => void navigate(tracker),
    });
  if (status === 'running')
    commands.push({
      id: 'pause-timer',
      title: 'Pause timer',
      icon: <Pause />,
      keywords: 'time clock',
      onSelect: () => void timer.pause(),
    });
  if (status === 'paused' && details)
    commands.push({
      id: 'resume-timer',
      title: 'Resume timer',
      icon: <Play />,
      keywords: 'time clock start continue',
      onSelect: () => void timer.start(details),
    });
  if (timer.canStop)
    commands.push({
      id: 'stop-timer',
      title: 'Stop timer',
      icon: <Square />,
      shortcut: status === 'running' ? TIMER_KEY : undefined,
      keywords: 'time clock save',
      onSelect: () => void stop(),
    });
  return { commands, question };
}
