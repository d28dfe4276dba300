import { formatNumber, mailMessages, type Notification } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import type { Letter, WriteContext, WriteLetter } from '../mail/Letter';
import { noteMails } from './noteMails';
import { unmailedNotifications } from './notifications.queries';
import { notifiedPerson } from './notifiedPerson';

/** So many are told of at once; of these so many are listed. */
const MOST_TOLD = 100;
const MOST_LISTED = 20;

/** What somebody has not read yet, as their page has it at this moment (NOT-03). */
export const notificationsLetter: WriteLetter = async (tx, context) => {
  const { sender, aboutId, now, newId } = context;
  const person = await notifiedPerson(
    tx,
    { workspaceId: sender.workspaceId, personId: aboutId },
    'emailNotifications',
  );
  if (!person) return { cancelled: mailMessages.notWanted };
  const { actor, email } = person;
  const { rows, nextCursor } = await unmailedNotifications(tx, actor, MOST_TOLD);
  if (rows.length === 0) return { cancelled: mailMessages.notificationsRead };
  return {
    letter: letterOf(rows, nextCursor !== null, context),
    recipient: email,
    sent: async (end) => {
      await noteMailed(end, actor, { ids: rows.map(({ id }) => id), below: nextCursor }, now);
      await noteWhatCame(end, actor, { now: () => now, newId });
    },
  };
};

function letterOf(rows: readonly Notification[], isMore: boolean, { sender, link }: WriteContext): Letter {
  const footnotes = [
    {
      words: 'You have this mail because email notifications are on in your settings.',
      link: { label: 'Switch them off', url: link('/settings', { tab: 'notifications' }) },
    },
  ];
  const [first] = rows;
  if (first && rows.length === 1) {
    const { title, message, actionUrl, actionText } = first;
    const button = actionUrl && actionText ? { label: actionText, url: link(actionUrl) } : undefined;
    return { subject: title, paragraphs: message ? [message] : [], ...(button && { button }), footnotes };
  }
  const count = `${isMore ? 'More than ' : ''}${formatNumber(rows.length)} notifications`;
  const unlisted = rows.length - MOST_LISTED;
  return {
    subject: `${count} from ${sender.companyName}`,
    paragraphs: [],
    sections: [
      {
        items: rows.slice(0, MOST_LISTED).map(({ title, message, actionUrl }) => ({
          title,
          text: message,
          ...(actionUrl && { url: link(actionUrl) }),
        })),
        ...(unlisted > 0 && { more: `and ${formatNumber(unlisted)} more` }),
      },
    ],
    button: { label: 'Open notifications', url: link('/notifications') },
    footnotes,
  };
}

/** @param below where not all were told of: all that are older than this one count as told */
async function noteMailed(
  tx: Tx,
  { workspaceId, personId }: SignedIn,
  { ids, below }: { ids: readonly string[]; below: string | null },
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`update notifications n set mailed_at = ${now.toISOString()} where n.workspace_id = ${workspaceId} and n.person_id = ${personId}
          and n.deleted_at is null and n.read_at is null and n.mailed_at is null
          and (n.id = any(${uuids(ids)}) or n.id < ${below}::uuid)`,
  );
}

/** What came while the mail was on its way is told of by the next. */
async function noteWhatCame(
  tx: Tx,
  { workspaceId, personId }: SignedIn,
  ports: Parameters<typeof noteMails>[2],
): Promise<void> {
  const left = await rowsOf(
    tx,
    sql`select from notifications n where n.workspace_id = ${workspaceId} and n.person_id = ${personId}
          and n.deleted_at is null and n.read_at is null and n.mailed_at is null limit 1`,
  );
  if (left.length > 0) await noteMails(tx, { workspaceId, personIds: [personId] }, ports);
}
