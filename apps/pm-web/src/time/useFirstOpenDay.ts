import { firstOpenDay } from '@linework/domain';
import { useSession } from '../session/SessionContext';

/** The first day that time can be recorded on (TIM-11), for the `min` of a field; undefined where any can. */
export function useFirstOpenDay(): string | undefined {
  return firstOpenDay(useSession().settings.timeClosedThrough);
}
