import type { OpenTimer } from '../core/OpenTimer';

export interface SomeDetails {
  project: string;
  description: string;
}

/** The day on which stories play. */
export const storyNow = Date.UTC(2026, 10, 16, 9, 0, 0);

const minute = 60_000;
const details: SomeDetails = { project: 'Spillway gate renewal', description: 'Check hoist chain drawing' };
const morning = { startedAt: storyNow - 90 * minute, endedAt: storyNow - 60 * minute + 23_000 };

export const runningTimer: OpenTimer<SomeDetails> = {
  id: 'running',
  details,
  status: 'running',
  startedAt: storyNow - 42 * minute - 17_000,
  segments: [morning],
};

export const pausedTimer: OpenTimer<SomeDetails> = {
  id: 'paused',
  details,
  status: 'paused',
  segments: [morning],
};

export const longTimer: OpenTimer<SomeDetails> = {
  ...runningTimer,
  id: 'long',
  startedAt: storyNow - 101 * 60 * minute,
  segments: [],
};
