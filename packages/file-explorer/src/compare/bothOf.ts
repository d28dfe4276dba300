/** Reads what is compared, one beside the other. @throws Error whose message says what is wrong with which of them */
export async function bothOf<Source, Read>(
  before: Source,
  after: Source,
  read: (source: Source) => Promise<Read>,
): Promise<readonly [Read, Read]> {
  return Promise.all([named('first', read(before)), named('second', read(after))]);
}

async function named<Read>(which: string, reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (reason) {
    throw new Error(`Of the ${which}: ${reason instanceof Error ? reason.message : String(reason)}`);
  }
}
