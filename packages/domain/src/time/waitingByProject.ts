import type { WaitingGroup } from './WaitingTime';

/** A project with the groups that wait in it, and what these add up to. */
export interface WaitingProject
  extends Pick<
    WaitingGroup,
    'projectId' | 'projectName' | 'clientName' | 'leads' | 'entries' | 'minutes' | 'earningsMinor' | 'ids'
  > {
  groups: WaitingGroup[];
}

/** The groups of each project, in the order in which they stand. */
export function waitingByProject(groups: readonly WaitingGroup[]): WaitingProject[] {
  const projects = new Map<string, WaitingProject>();
  for (const group of groups) {
    const sum = projects.get(group.projectId);
    projects.set(group.projectId, sum ? added(sum, group) : { ...group, groups: [group] });
  }
  return [...projects.values()];
}

function added(sum: WaitingProject, group: WaitingGroup): WaitingProject {
  const earningsMinor =
    sum.earningsMinor === undefined || group.earningsMinor === undefined
      ? undefined
      : sum.earningsMinor + group.earningsMinor;
  return {
    ...sum,
    entries: sum.entries + group.entries,
    minutes: sum.minutes + group.minutes,
    earningsMinor,
    ids: [...sum.ids, ...group.ids],
    groups: [...sum.groups, group],
  };
}
