import { DEFAULT_RATE_MINOR } from '../people/personOptions';

/** The rates that are agreed, in minor units per hour; null or absent where none is. */
export interface AgreedRates {
  /** Of the person in this project. */
  inProject?: number | null;
  /** Of everybody in this project. */
  ofProject?: number | null;
  /** Of the person, in all projects. */
  ofPerson?: number | null;
}

/** The rate that a new time entry takes (TIM-07): the closest that is agreed, 75 an hour where none is. Minor units per hour. */
export function rateOf({ inProject, ofProject, ofPerson }: AgreedRates): number {
  return inProject ?? ofProject ?? ofPerson ?? DEFAULT_RATE_MINOR;
}
