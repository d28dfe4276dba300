import { boundedList } from '../fields/boundedList';
import { cleanLine } from '../fields/cleanText';
import { limits } from '../fields/limits';
import { textMessages } from '../fields/textMessages';
import { isBlank, textProblem } from '../fields/textProblem';
import { typedText } from '../fields/typedText';
import { taskMessages as say } from './taskMessages';

const TAG = { label: 'A tag', max: limits.tag };

const Tag = typedText({
  max: limits.tag,
  error: say.tagsInvalid,
  tooLong: textMessages.tooLong(TAG.label, TAG.max),
}).superRefine((tag, context) => {
  const problem = textProblem(tag, TAG);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

/** Tags of a task, at most 50: each cleaned, blanks and duplicates dropped (TSK-07). */
export const Tags = boundedList(Tag, {
  max: limits.tagsPerTask,
  invalid: say.tagsInvalid,
  tooMany: say.tooManyTags,
})
  .overwrite(withoutDuplicates)
  .default([]);

/** The tags with one more; the same list where it is blank or already there, whatever its case. */
export function addTag(tags: string[], typed: string): string[] {
  const added = withoutDuplicates([...tags, cleanLine(typed)]);
  return added.length === tags.length ? tags : added;
}

/** Cleaned tags without blanks; of tags that differ only in case the first. */
function withoutDuplicates(tags: string[]): string[] {
  const first = new Map<string, string>();
  for (const tag of tags) {
    const key = tag.toLowerCase();
    if (!isBlank(tag) && !first.has(key)) first.set(key, tag);
  }
  return [...first.values()];
}
