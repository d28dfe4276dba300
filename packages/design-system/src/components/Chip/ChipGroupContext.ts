import { createContext } from 'react';

/** Whether the chips stand in one scrolling line on a phone. */
export const ChipsInLineContext = createContext(false);
