/** A drawing that a browser has no room for. */
export class TooMuch extends Error {
  constructor() {
    super('This drawing holds too much to be shown here.');
  }
}
