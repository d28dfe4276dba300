export * from './SearchHit';
