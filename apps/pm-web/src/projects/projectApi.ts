import type { ProjectDetail, ProjectInput } from '@linework/domain';
import { entityApi } from '../api/entityApi';

export const projectApi = entityApi<ProjectDetail, ProjectInput>('project');
