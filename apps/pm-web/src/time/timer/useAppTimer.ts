import { useTimer } from '@linework/timer';
import { useSession } from '../../session/SessionContext';
import { timerStoreOf } from './timerStore';

/** The signed-in person's timer. */
export function useAppTimer() {
  const { person } = useSession();
  return useTimer(timerStoreOf(person.id));
}
