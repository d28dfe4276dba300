import { createContext } from 'react';

/** The value of the tab that is open, so that a kept panel can hide itself. */
export const OpenTabContext = createContext<string | undefined>(undefined);
