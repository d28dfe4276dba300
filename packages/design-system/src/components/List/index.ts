export { List, type ListProps } from './List';
export { ListRow, type ListRowProps } from './ListRow';
