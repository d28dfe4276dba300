export { List, type ListProps } from './List';
export { ListRoom, type ListRoomProps } from './ListRoom';
export { ListRow, type ListRowProps } from './ListRow';
export { useSteadyPress } from './useSteadyPress';
