/** The time now. Passed in everywhere, so that tests fix it. */
export type Clock = () => Date;

/** `length` random bytes, from a source fit for ids: crypto.getRandomValues. */
export type RandomBytes = (length: number) => Uint8Array;

/** A new id, different each time. */
export type IdSource = () => string;
