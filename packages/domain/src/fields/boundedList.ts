import { z } from 'zod';

interface BoundedList {
  /** Most elements, duplicates included. */
  max: number;
  /** Message where there is no list. */
  invalid: string;
  tooMany: string;
}

/** A list of at most `max` elements. Its length is checked before any element is looked at. */
export function boundedList<Item extends z.ZodType>(item: Item, { max, invalid, tooMany }: BoundedList) {
  return z.pipe(
    z.transform((list: z.input<Item>[], context) => {
      if (Array.isArray(list) && list.length > max) {
        context.issues.push({ code: 'custom', message: tooMany, input: list });
        return z.NEVER;
      }
      return list;
    }),
    z.array(item, { error: invalid }),
  );
}
