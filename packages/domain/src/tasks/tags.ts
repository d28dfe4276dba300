import { z } from 'zod';
import { cleanText } from '../fields/cleanText';
import { limits } from '../fields/limits';
import { isBlank, textProblem } from '../fields/textProblem';
import { taskMessages as say } from './taskMessages';

/** Tags of a task: each cleaned, blanks and duplicates dropped (TSK-07), at most 50. */
export const Tags = z
  .array(
    z
      .string({ error: say.tagsInvalid })
      .overwrite(cleanText)
      .superRefine((tag, context) => {
        const problem = textProblem(tag, { label: 'A tag', max: limits.tag });
        if (problem) context.addIssue({ code: 'custom', message: problem });
      }),
    { error: say.tagsInvalid },
  )
  .overwrite((tags) => tags.reduce<string[]>((kept, tag) => addTag(kept, tag), []))
  .max(limits.tagsPerTask, { error: say.tooManyTags })
  .default([]);

/** The tags with one more; the same list where it is blank or already there, whatever its case. */
export function addTag(tags: string[], typed: string): string[] {
  const tag = cleanText(typed);
  if (isBlank(tag) || tags.some((known) => known.toLowerCase() === tag.toLowerCase())) return tags;
  return [...tags, tag];
}
