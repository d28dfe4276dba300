import { z } from 'zod';
import { Id } from '../fields/id';
import { limits } from '../fields/limits';
import { positiveMoney } from '../fields/money';
import { optionalText } from '../fields/text';
import { projectMessages as say } from './projectMessages';

/** A person of a project's team, as the project form sends them (PRJ-07). */
export const TeamMemberInput = z.object(
  {
    /** Of the person. */
    id: Id,
    /** What they do in this project; '' where that is their job role. */
    role: optionalText({ label: 'Role', max: limits.roleInProject }),
    /** Minor units per hour, null where no rate is agreed for this person here. Left out: stays as it is. */
    hourlyRateMinor: positiveMoney(say.rateInvalid).nullable().optional(),
  },
  { error: say.notATeamMember },
);
export type TeamMemberInput = z.output<typeof TeamMemberInput>;
