/** Text by key that all tabs of a browser see, and word of its changes. */
export interface TabStorage {
  get(key: string): string | null;
  /** @throws when it cannot be kept: storage is full or switched off */
  set(key: string, text: string): void;
  remove(key: string): void;
  /** Keys that begin so, sorted. */
  keys(prefix: string): string[];
  /** Calls back when another tab changed something. Returns the way to stop. */
  listen(onChange: () => void): () => void;
  /** Runs `work` while no other tab runs what has the same name. */
  alone<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}
