/** Time and ids, as services take them: tests fix both. */
export interface Ports {
  now: () => Date;
  newId: () => string;
}
