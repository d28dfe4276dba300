import { useEffect, useState } from 'react';
import { onSessionEnd } from '../api/sessionEnd';

/** Whether the session ended since this person came in, and how to take note of the answer. */
export function useSessionEnd(): [hasEnded: boolean, setEnded: (hasEnded: boolean) => void] {
  const [hasEnded, setEnded] = useState(false);
  // Requests that met a 401 are the external thing.
  useEffect(() => onSessionEnd(() => setEnded(true)), []);
  return [hasEnded, setEnded];
}
