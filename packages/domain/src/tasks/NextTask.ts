import type { z } from 'zod';
import { TaskRow } from './TaskRow';

/** An open task of those that are due first, as an overview shows it. */
export const NextTask = TaskRow.pick({
  id: true,
  title: true,
  projectId: true,
  projectName: true,
  assigneeName: true,
  assigneeInitials: true,
  priority: true,
  status: true,
  dueDate: true,
});
export type NextTask = z.infer<typeof NextTask>;
