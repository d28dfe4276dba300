import type { Logger } from 'pino';
import type { Auth } from '../access/createAuth';
import type { PasswordQueue } from '../access/passwordQueue';
import type { Database } from '../database/Database';
import type { ChangeFeed } from '../events/ChangeFeed';
import type { DrawingConverter } from '../files/createDrawingConverter';
import type { FileStore } from '../files/FileStore';
import type { Scanner } from '../files/scanContent';
import type { Turns } from '../http/openTurns';
import type { MailSettings } from '../mail/MailSettings';
import type { WorkspaceExports } from '../workspaceExport/openWorkspaceExports';
import type { BackgroundWorker } from './BackgroundWorker';

/** Everything that routes reach the outside world through. Ids, time and randomness are here so that tests can fix them. */
export interface Services {
  database: Database;
  auth: Auth;
  passwordQueue: PasswordQueue;
  turns: Turns;
  changes: ChangeFeed;
  bulkWorker: BackgroundWorker;
  /** How mail is sent; null where the server can send none. */
  mail: MailSettings | null;
  /** Where links in mails lead: the public address, or else the server's own once it listens. Never what a request says. */
  address: { origin: string };
  /** The bytes of documents and drawings. */
  fileStore: FileStore;
  /** Asked about every upload; null where none is configured. */
  scanner: Scanner | null;
  /** Makes DXF of DWG; null where the owner installed nothing for it. */
  drawingConverter: DrawingConverter | null;
  workspaceExports: WorkspaceExports;
  /** Push services that messages may go to besides those of browsers, as origins. */
  pushOrigins: readonly string[];
  log: Logger;
  now: () => Date;
  newId: () => string;
  /** The token that set-up asks for; null where only this machine reaches the server, or it is set up. */
  setupToken: string | null;
  /** The address that people use, where it is not the server's own (behind a proxy); decides on https. */
  publicUrl: string | null;
  /** Where the built web app lies; null in development, where Vite serves it. */
  webRoot: string | null;
}
