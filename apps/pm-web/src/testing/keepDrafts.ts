import 'fake-indexeddb/auto';
import { afterEach } from 'vitest';
import { forgetDrafts } from '../forms/forgetDrafts';

// happy-dom has no IndexedDB; where a browser has none either, drafts would outlive the test in memory.
// Not waited for: a test may have stopped the clock by which that happens.
afterEach(() => void forgetDrafts());
