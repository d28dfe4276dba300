import 'fake-indexeddb/auto';
import { afterEach } from 'vitest';
import { forgetDrafts } from '../forms/forgetDrafts';

// happy-dom has no IndexedDB; where a browser has none either, drafts would outlive the test in memory.
afterEach(() => forgetDrafts());
