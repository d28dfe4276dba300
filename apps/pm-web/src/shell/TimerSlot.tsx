import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../app/whenIdle';
import { useCan } from '../session/useCan';

/** The place of the timer in the top bar. Its code comes once the screen is there. */
export function TimerSlot() {
  const may = useCan();
  const isWanted = may('time:create');
  const [Timer, setTimer] = useState<ComponentType<{ mayRecord: boolean }> | null>(null);
  // Loaded code is the external thing. Where it does not come, the next page asks for it again.
  useEffect(() => {
    if (!isWanted) return;
    return whenIdle(() => {
      import('../time/timer/TopBarTimer')
        .then(({ TopBarTimer }) => setTimer(() => TopBarTimer))
        .catch(() => undefined);
    });
  }, [isWanted]);
  return Timer && <Timer mayRecord={isWanted} />;
}
