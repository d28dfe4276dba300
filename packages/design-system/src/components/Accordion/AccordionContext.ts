import { createContext } from 'react';

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** Which heading the titles of the accordion around are. */
export const HeadingLevelContext = createContext<HeadingLevel>(3);
