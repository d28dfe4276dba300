/** Under which the device keeps what a person's timer waits to send. */
export function timerKey(personId: string): string {
  return `timer:${personId}`;
}

/** What the server said of the timer last, and what was filled in for the next: forgotten with the sign-out. What waits to be sent stays. */
export function forgettableTimerKeys(personId: string): string[] {
  return [`${timerKey(personId)}:known`, draftKey(personId)];
}

/** What was filled in for the next timer. */
export function draftKey(personId: string): string {
  return `timer-draft:${personId}`;
}
