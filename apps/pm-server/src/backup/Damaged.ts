/** The file is another than was written. */
export class Damaged extends Error {}
