import type { Page } from '@playwright/test';
import { clientNamed, create } from './create';
import { recordTime } from './recordTime';

interface ProjectOptions {
  name: string;
  tasks: readonly string[];
  /** Minutes that the owner has recorded on each task. Nobody has approved them, so that the rows can be deleted. */
  minutes?: number;
}

/** Stores a client and a project of that name, with tasks for Jun Takeda and time on them. */
export async function createProject(page: Page, url: string, { name, tasks, minutes = 90 }: ProjectOptions) {
  const clientId = await create(page, url, 'clients', clientNamed(`${name} AG`));
  const projectId = await create(page, url, 'projects', {
    name,
    clientId,
    startDate: '2027-01-04',
    endDate: '2027-09-30',
    budgetMinor: 10_000_000,
    tasks: [],
  });
  const { rows } = await (await page.request.get(`${url}/api/people?search=Jun+Takeda`)).json();
  const taskIds: string[] = [];
  for (const title of tasks) {
    const taskId = await create(page, url, 'tasks', {
      title,
      projectId,
      assigneeId: rows[0].id,
      estimatedHours: 2,
      dueDate: '2027-02-01',
    });
    taskIds.push(taskId);
    await recordTime(page, url, { projectId, taskId, minutes });
  }
  return { clientId, projectId, taskIds };
}
