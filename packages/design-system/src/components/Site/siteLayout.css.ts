import { createVar } from '@vanilla-extract/css';

/** As the header is measured; of one line until it is. */
export const headerHeight = createVar();

export const wide = 'screen and (min-width: 768px)';
export const widest = 1120;
