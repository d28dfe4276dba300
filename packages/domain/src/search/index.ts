export * from './nearWords';
export * from './SearchHit';
