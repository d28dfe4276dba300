export { TrashEntry, TrashPage } from './TrashEntry';
export { TRASH_DAYS, trashDaysLeft, trashEnd } from './trashDays';
