import type { Logger } from 'pino';
import type { Auth } from '../access/createAuth';
import type { Database } from '../database/Database';
import type { ChangeFeed } from '../events/ChangeFeed';
import type { BulkWorker } from '../tasks/bulkWorker';

/** Everything that routes reach the outside world through. Ids, time and randomness are here so that tests can fix them. */
export interface Services {
  database: Database;
  auth: Auth;
  changes: ChangeFeed;
  bulkWorker: BulkWorker;
  log: Logger;
  now: () => Date;
  newId: () => string;
  /** The token that set-up asks for; null where the server listens on the loopback interface only. */
  setupToken: string | null;
  /** The address that people use, where it is not the server's own (behind a proxy); decides on https. */
  publicUrl: string | null;
  /** Where the built web app lies; null in development, where Vite serves it. */
  webRoot: string | null;
}
