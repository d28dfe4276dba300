import { createContext, type RefObject } from 'react';

/** The value of the tab that is open, so that a kept panel can hide itself. */
export const OpenTabContext = createContext<string | undefined>(undefined);

/** While a tab is pressed: what its owner was told in this press ('' for nothing yet). Null otherwise. */
export const PressContext = createContext<RefObject<string | null>>({ current: null });
