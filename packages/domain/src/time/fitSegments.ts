/** A stretch of time that a clock counted: ISO instants. */
export interface CountedSegment {
  startedAt: string;
  endedAt: string;
}

/**
 * The segments of an entry whose time was changed by hand, so that its start and end go on to agree with it: a shorter time ends
 * earlier, a longer one makes the last segment longer. Their sum is `seconds` again.
 *
 * @param segments oldest first, at least one
 */
export function fitSegments(segments: readonly CountedSegment[], seconds: number): CountedSegment[] {
  const fitted: CountedSegment[] = [];
  let left = seconds * 1_000;
  for (const [index, { startedAt, endedAt }] of segments.entries()) {
    const length = Date.parse(endedAt) - Date.parse(startedAt);
    const isLast = index === segments.length - 1 || length >= left;
    const counted = isLast ? left : length;
    fitted.push({ startedAt, endedAt: new Date(Date.parse(startedAt) + counted).toISOString() });
    if (isLast) break;
    left -= counted;
  }
  return fitted;
}
