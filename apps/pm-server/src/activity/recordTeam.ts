import { activityChanges } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import type { Ports } from '../server/Ports';
import { type ActivityFact, recordActivity } from './recordActivity';

/** What a person is in a project, as far as it is told. */
interface Member {
  role: string;
  hourlyRateMinor?: number | null;
  isLead?: boolean;
}

/** Somebody's place on a project's team; `before` or `after` is missing where they had or have none. */
export interface TeamChange {
  projectId: string;
  personId: string;
  before?: Member | undefined;
  after?: Member | undefined;
}

/** Tells who joined or left teams, and whose role or rate is another one. */
export async function recordTeam(
  tx: Tx,
  actor: SignedIn,
  changes: readonly TeamChange[],
  ports: Ports,
): Promise<void> {
  await recordActivity(tx, actor, [...changes.flatMap(memberFacts), ...leadFacts(changes)], ports);
}

function memberFacts({ projectId, personId: id, before, after }: TeamChange): ActivityFact[] {
  const member = { kind: 'person', id, name: '', projectId } as const;
  if (!before) return [{ ...member, action: 'joinedTeam' }];
  if (!after) return [{ ...member, action: 'leftTeam' }];
  return [{ ...member, action: 'changed', changes: activityChanges('person', { ...before }, { ...after }) }];
}

/** The lead is told as the project's. */
function leadFacts(changes: readonly TeamChange[]): ActivityFact[] {
  const projects = [...new Set(changes.map(({ projectId }) => projectId))];
  return projects.map((id) => {
    const of = changes.filter(({ projectId }) => projectId === id);
    const from = of.find(({ before }) => before?.isLead)?.personId ?? null;
    const to = of.find(({ after }) => after?.isLead)?.personId ?? null;
    const lead = activityChanges('project', { leadId: from }, { leadId: to });
    return { kind: 'project', id, name: '', projectId: id, action: 'changed', changes: lead };
  });
}
