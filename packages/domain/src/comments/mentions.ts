import type { Mention } from './CommentRow';

/** A piece of a comment's text; `personId` where it is the '@Full Name' of somebody who is mentioned. */
export interface CommentPart {
  text: string;
  personId?: string;
}

/**
 * A comment's text, taken apart where it names somebody: joined again, the parts are the text.
 *
 * @example commentParts('@Ola Eriksen, look', [ola]) // [{ text: '@Ola Eriksen', personId }, { text: ', look' }]
 */
export function commentParts(body: string, mentions: readonly Mention[]): CommentPart[] {
  // '@Ann Lee Moss' names her, and not Ann Lee.
  const byLength = [...mentions].sort((a, b) => b.name.length - a.name.length);
  const parts: CommentPart[] = [];
  let plainFrom = 0;
  let at = body.indexOf('@');
  while (at >= 0) {
    const start = at;
    const named = byLength.find(({ name }) => isNamedAt(body, start, name));
    if (named) {
      if (start > plainFrom) parts.push({ text: body.slice(plainFrom, start) });
      const end = start + 1 + named.name.length;
      parts.push({ text: body.slice(start, end), personId: named.personId });
      plainFrom = end;
    }
    at = body.indexOf('@', named ? plainFrom : start + 1);
  }
  if (plainFrom < body.length) parts.push({ text: body.slice(plainFrom) });
  return parts;
}

/** Those of the people whose '@Full Name' stands in the text: who was typed away again is not mentioned. */
export function mentionedIn<Person extends Mention>(body: string, people: readonly Person[]): Person[] {
  const named = new Set(commentParts(body, people).flatMap(({ personId }) => personId ?? []));
  const texts = new Set(people.filter(({ personId }) => named.has(personId)).map(({ name }) => name));
  // Two people of one name are both meant where both were chosen.
  return people.filter(({ name }) => texts.has(name));
}

function isNamedAt(body: string, at: number, name: string): boolean {
  const end = at + 1 + name.length;
  return name !== '' && body.startsWith(name, at + 1) && !/^[\p{L}\p{N}]/u.test(body.slice(end, end + 2));
}
