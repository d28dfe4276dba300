import { problem } from '../api/problem';

/** Sessions that are listed yet after they were ended. */
export const stillSignedIn = problem(
  0,
  'Still signed in there',
  'The server ended the session, but lists one still. Somebody may have signed in again: try once more.',
);
