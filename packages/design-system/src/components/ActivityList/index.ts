export { type ActivityItem, ActivityList, type ActivityListProps, type ActivityPart } from './ActivityList';
