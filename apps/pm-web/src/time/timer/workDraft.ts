import type { ClosedThrough } from '@linework/domain';
import { rememberedJson, rememberJson } from '../../storage/rememberedJson';
import { isComplete, newWork } from './newWork';
import { draftKey } from './timerKey';
import type { TimedWork } from './timerStore';

/** What was filled in for the next timer; survives a reload. */
export function readDraft(personId: string): TimedWork {
  return { ...newWork(), ...rememberedJson(draftKey(personId), isDraft) };
}

export function keepDraft(personId: string, work: TimedWork): void {
  rememberJson(draftKey(personId), work);
}

/** The draft where a timer can be started from it. */
export function startableDraft(personId: string, closedThrough: ClosedThrough): TimedWork | null {
  const draft = readDraft(personId);
  return isComplete(draft, closedThrough) ? draft : null;
}

/** An older release may have kept less: what is missing is as in an empty form. */
function isDraft(value: unknown): value is Partial<TimedWork> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
