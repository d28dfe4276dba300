export { Badge, type BadgeProps } from './Badge';
export { type Priority, PriorityBadge, type PriorityBadgeProps } from './PriorityBadge';
export { StatusBadge, type StatusBadgeProps } from './StatusBadge';
