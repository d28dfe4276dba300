import { z } from 'zod';
import { DateOnly } from '../fields/dateOnly';
import { Id, Instant, Version } from '../fields/id';
import { PRIORITIES } from '../projects/projectOptions';
import { TASK_STATUSES } from './taskOptions';

/** A task of a list, with the names a reader needs. Whether it is done is `isCompleted(task)`; overdue is `isOverdue`. */
export const TaskRow = z.object({
  id: Id,
  version: Version,
  title: z.string(),
  description: z.string(),
  projectId: Id,
  projectName: z.string(),
  clientId: Id,
  clientName: z.string(),
  assigneeId: Id.nullable(),
  assigneeName: z.string().nullable(),
  assigneeInitials: z.string().nullable(),
  assigneeRole: z.string().nullable(),
  priority: z.enum(PRIORITIES),
  status: z.enum(TASK_STATUSES),
  dueDate: DateOnly.nullable(),
  estimatedHours: z.number(),
  tags: z.array(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
});
export type TaskRow = z.infer<typeof TaskRow>;

/** A task as the project form shows it. */
export const EmbeddedTaskRow = TaskRow.pick({
  id: true,
  version: true,
  title: true,
  description: true,
  assigneeId: true,
  assigneeName: true,
  assigneeInitials: true,
  priority: true,
  status: true,
  estimatedHours: true,
  dueDate: true,
});
export type EmbeddedTaskRow = z.infer<typeof EmbeddedTaskRow>;

/**
 * The stat cards of TSK-02 under the list's filters, and the estimated hours of the same tasks. Where a search finds more than
 * is counted, only that is told: the others are null.
 */
export const TaskCounts = z.object({
  total: z.number().int(),
  totalIsCapped: z.boolean(),
  completed: z.number().int().nullable(),
  inProgress: z.number().int().nullable(),
  overdue: z.number().int().nullable(),
  hours: z.number().nullable(),
});
export type TaskCounts = z.infer<typeof TaskCounts>;
