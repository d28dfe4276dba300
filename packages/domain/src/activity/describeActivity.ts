import { formatDate } from '../format/formatDate';
import { formatDuration } from '../format/formatDuration';
import { formatMoney } from '../format/formatMoney';
import { formatNumber } from '../format/formatNumber';
import type { Settings } from '../settings/Settings';
import type { ActivityEntry } from './ActivityEntry';
import type { ActivityChange, ActivityValue } from './activityChanges';
import { type ActivitySubjectKind, activitySubjects } from './activitySubjects';

/** A piece of a sentence: words, who did it, or a thing with the app's path where it can be opened. */
export type ActivityPart =
  | { kind: 'words' | 'doer'; text: string }
  | { kind: 'link'; text: string; path: string | null };

/** What an entry is drawn with; 'person': whoever did it. */
export type ActivitySign = 'person' | 'done' | 'time' | 'team' | 'deleted';

export interface ActivityWords {
  sign: ActivitySign;
  parts: ActivityPart[];
}

/** What a list of entries is of. */
export interface ActivityAbout {
  kind: 'project' | 'client';
  id: string;
}

type WordSettings = Pick<Settings, 'dateFormat' | 'currency'>;

/** More changes at once than these are named without their values. */
const MOST_TOLD = 3;
const SOMEBODY = 'Somebody';

/**
 * An entry as a sentence, by the workspace's settings (GEN-16): 'Ola Eriksen moved the due date of 60 % review from 2026-11-25 to
 * 2026-11-27'.
 *
 * @param about the list that it stands in: what that is of is not named again
 */
export function describeActivity(
  entry: ActivityEntry,
  settings: WordSettings,
  about?: ActivityAbout,
): ActivityWords {
  const { doer, project, subject } = entry;
  const told = telling(entry, settings, about);
  const isElsewhere =
    project && subject.kind !== 'project' && !(about?.kind === 'project' && about.id === project.id);
  return {
    sign: signOf(entry),
    parts: merged([
      { kind: 'doer', text: doer?.name || SOMEBODY },
      words(' '),
      ...told,
      ...(isElsewhere
        ? [words(' in '), { kind: 'link', text: project.name, path: pathOf('project', project.id) } as const]
        : []),
    ]),
  };
}

/** The sentence as plain text. */
export function activityText({ parts }: Pick<ActivityWords, 'parts'>): string {
  return parts.map(({ text }) => text).join('');
}

function telling(entry: ActivityEntry, settings: WordSettings, about?: ActivityAbout): ActivityPart[] {
  const { action, subject, doer, minutes } = entry;
  const isOfList = about?.kind === subject.kind && about.id === subject.id;
  const thing = isOfList ? [words(`the ${subject.kind}`)] : thingOf(entry);
  const isOneself = subject.kind === 'person' && subject.id === doer?.id;
  const person = words(subject.name || SOMEBODY.toLowerCase());
  const time = formatDuration(minutes);
  switch (action) {
    case 'created':
      return [words(subject.kind === 'task' ? 'added ' : 'created '), ...thing];
    case 'deleted':
    case 'restored':
    case 'uploaded':
    case 'copied':
      return [words(`${action} `), ...thing];
    case 'commented':
      return [words('commented on '), ...thing];
    case 'joinedTeam':
      return isOneself ? [words('joined the team')] : [words('added '), ...thing, words(' to the team')];
    case 'leftTeam':
      return isOneself ? [words('left the team')] : [words('removed '), ...thing, words(' from the team')];
    case 'submitted':
      return [words(`submitted ${time}`)];
    case 'withdrawn':
      return [words(`took back ${time}`)];
    case 'approved':
      return [words(`approved ${time} of `), person];
    case 'unapproved':
      return [words(`took back the approval of ${time} of `), person];
    case 'reopened':
      return [words(`reopened ${time} of `), person];
    case 'sentBack':
      return [words(`sent ${time} back to `), person];
    case 'changed':
      return changed(entry, settings, { it: thing, of: isOfList ? [] : [words(' of '), ...thing] });
  }
}

function changed(entry: ActivityEntry, settings: WordSettings, object: About): ActivityPart[] {
  const { subject } = entry;
  const changes = withRevision(entry);
  const { fields } = activitySubjects[subject.kind];
  const told = changes.filter(
    ({ field }, place) =>
      // An address is five fields.
      fields[field] &&
      !changes.slice(0, place).some((other) => fields[other.field]?.words === fields[field]?.words),
  );
  if (told.length > MOST_TOLD)
    return [words(`changed ${listed(told.map(({ field }) => fields[field]?.words ?? field))}`), ...object.of];
  return told.flatMap((change, place) => {
    if (place === 0) return clause(subject.kind, change, object, settings);
    const between = words(place === told.length - 1 ? ' and ' : ', ');
    return [between, ...clause(subject.kind, change, { of: [], it: [words('it')] }, settings)];
  });
}

/** A new content of a file is told by what it is called. */
function withRevision({ subject, changes }: ActivityEntry): readonly ActivityChange[] {
  const hasContent = changes.some(({ field }) => field === 'sha256');
  const revision = changes.find(({ field }) => field === 'revision');
  if (subject.kind !== 'file' || !hasContent || !revision) return changes;
  return changes.flatMap((change) => {
    if (change === revision) return [];
    return change.field === 'sha256' ? { ...change, to: revision.to } : change;
  });
}

/** What a clause is about. */
interface About {
  /** ' of 60 % review'; nothing where it is clear */
  of: ActivityPart[];
  /** '60 % review' */
  it: ActivityPart[];
}

/** What became of one field: 'moved the due date of 60 % review from … to …' */
function clause(
  kind: ActivitySubjectKind,
  { field, from, to }: ActivityChange,
  { of, it }: About,
  settings: WordSettings,
): ActivityPart[] {
  const facts = activitySubjects[kind].fields[field];
  if (!facts) return [];
  const say = (value: ActivityValue) => valueWords(facts.as, value, settings);
  const range = `${from === null ? '' : ` from ${say(from)}`} to ${say(to)}`;
  switch (`${kind}.${field}`) {
    case 'task.status':
      if (to === 'Completed') return [words('completed '), ...it];
      if (from === 'Completed') return [words('reopened '), ...it];
      break;
    case 'task.assigneeId':
      return to === null
        ? [words('unassigned '), ...it]
        : [words('assigned '), ...it, words(` to ${say(to)}`)];
    case 'project.leadId':
      if (to !== null) return [words(`made ${say(to)} the lead`), ...of];
      break;
    case 'file.sha256':
      return [words(to === null ? 'uploaded a new version' : `uploaded revision ${say(to)}`), ...of];
    case 'client.name':
    case 'project.name':
    case 'task.title':
    case 'file.name':
      // It is called by its new name already.
      return [words('renamed '), ...it, words(` from ${say(from)}`)];
    case 'task.projectId':
    case 'project.clientId':
    case 'file.category':
      return [words('moved '), ...it, words(range)];
  }
  if (facts.as === 'unsaid') return [words(`changed ${facts.words}`), ...of];
  if (to === null) return [words(`removed ${facts.words}`), ...of];
  if (from === null) return [words(`set ${facts.words}`), ...of, words(` to ${say(to)}`)];
  const verb = facts.as === 'date' ? 'moved' : 'changed';
  return [words(`${verb} ${facts.words}`), ...of, words(range)];
}

function valueWords(
  as: (typeof activitySubjects)[ActivitySubjectKind]['fields'][string]['as'],
  value: ActivityValue,
  { dateFormat, currency }: WordSettings,
): string {
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'none';
  if (value === null) return 'none';
  if (as === 'date') return formatDate(`${value}`, dateFormat);
  if (as === 'money') return formatMoney(Number(value), currency);
  if (as === 'hours') return `${formatNumber(Number(value))}h`;
  return `${value}`;
}

/** What it is about, and how many more: 'S-204 and 2 more'. */
function thingOf({ subject, count }: ActivityEntry): ActivityPart[] {
  const { kind, id, name, isThere, fileKind } = subject;
  const more = count > 1 ? [words(` and ${formatNumber(count - 1)} more`)] : [];
  if (kind === 'person') return [words(name || SOMEBODY.toLowerCase()), ...more];
  return [{ kind: 'link', text: name, path: isThere ? pathOf(kind, id, fileKind) : null }, ...more];
}

function pathOf(kind: ActivitySubjectKind, id: string, fileKind?: string): string {
  switch (kind) {
    case 'client':
      return `/clients/view?id=${id}`;
    case 'project':
      return `/projects/view?id=${id}`;
    case 'task':
      return `/tasks?task=${id}`;
    case 'file':
      return `/${fileKind === 'drawing' ? 'drawings' : 'documents'}?file=${id}`;
    case 'person':
      return `/users/edit?id=${id}`;
    case 'timeEntry':
      return `/time-tracking/edit?id=${id}`;
  }
}

function signOf({ action, subject, changes }: ActivityEntry): ActivitySign {
  if (subject.kind === 'timeEntry') return 'time';
  if (subject.kind === 'person') return 'team';
  if (action === 'deleted') return 'deleted';
  const isDone = changes.some(({ field, to }) => field === 'status' && to === 'Completed');
  return subject.kind === 'task' && isDone ? 'done' : 'person';
}

function words(text: string): ActivityPart {
  return { kind: 'words', text };
}

/** 'the status, the priority and the due date' */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Words that stand side by side as one part. */
function merged(parts: readonly ActivityPart[]): ActivityPart[] {
  const joined: ActivityPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === 'words' && part.kind === 'words') last.text += part.text;
    else if (part.text !== '') joined.push({ ...part });
  }
  return joined;
}
