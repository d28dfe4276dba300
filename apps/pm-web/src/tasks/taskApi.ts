import type { TaskInput, TaskRow } from '@linework/domain';
import { entityApi } from '../api/entityApi';

export const taskApi = entityApi<TaskRow, TaskInput>('task');
