import type { AccessRole } from '../access/accessRoles';
import type { ClientStatus } from '../clients/clientOptions';
import { monthsBefore } from '../format/workspaceDate';
import type { PersonStatus } from '../people/personOptions';
import type { DashboardStat } from './Dashboard';
import { STAT_KEYS, type StatKey } from './statLabels';

/** What the four cards are computed from. Instants are ISO texts. */
export interface DashboardFacts {
  clients: readonly { status: ClientStatus; createdAt: string }[];
  projects: readonly { createdAt: string }[];
  /** `completedAt` is when the status last became Completed; null while it is another. */
  tasks: readonly { createdAt: string; completedAt: string | null }[];
  people: readonly { accessRole: AccessRole; status: PersonStatus; createdAt: string }[];
}

/**
 * The cards of DSH-02: the reference for the server's SQL. At a moment there were: the clients now Active and made by then;
 * the projects made by then; the tasks made and not completed by then; the people now Active, not of a client, and made by then.
 */
export function dashboardStats(facts: DashboardFacts, now: Date): DashboardStat[] {
  const counts: Record<StatKey, (moment: string) => number> = {
    activeClients: (moment) =>
      facts.clients.filter(({ status, createdAt }) => status === 'Active' && createdAt <= moment).length,
    totalProjects: (moment) => facts.projects.filter(({ createdAt }) => createdAt <= moment).length,
    activeTasks: (moment) =>
      facts.tasks.filter(
        ({ createdAt, completedAt }) => createdAt <= moment && (completedAt === null || completedAt > moment),
      ).length,
    teamMembers: (moment) =>
      facts.people.filter(
        ({ accessRole, status, createdAt }) =>
          accessRole !== 'client' && status === 'Active' && createdAt <= moment,
      ).length,
  };
  const moments = statMoments(now).map((moment) => moment.toISOString());
  return STAT_KEYS.map((key) => {
    const months = moments.map(counts[key]);
    const [value = 0, before = 0] = [months[5], months[4]];
    return { key, value, change: value - before, months };
  });
}

/**
 * The six moments that the cards count at, oldest first: the beginning (UTC) of this day of the last five months, and now. Whole
 * days, so that counts kept by the day answer them.
 */
export function statMoments(now: Date): Date[] {
  const earlier = [5, 4, 3, 2, 1].map((months) => {
    const day = monthsBefore(now, months);
    day.setUTCHours(0, 0, 0, 0);
    return day;
  });
  return [...earlier, now];
}
