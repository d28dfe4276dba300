export { SearchBox, type SearchBoxProps } from './SearchBox';
export type { SearchGroup, SearchOption } from './useMarkedOption';
