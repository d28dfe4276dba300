/** In the address of Time Tracking it opens the manual entry: '/time-tracking?log'. */
export const LOG_TIME = 'log';
