export * from './nearWords';
export * from './SearchHit';
export * from './searchLimits';
