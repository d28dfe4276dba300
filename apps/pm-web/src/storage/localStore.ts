/**
 * Local storage that cannot fail: where the browser blocks it (private windows, policies) or it is full, values live in
 * memory until the page closes.
 */
export const localStore = {
  read(key: string): string | null {
    return memory.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null;
  },

  /** @returns whether the browser keeps it */
  write(key: string, value: string): boolean {
    const isKept = attempt(() => {
      localStorage.setItem(key, value);
      return true;
    });
    if (isKept) memory.delete(key);
    else memory.set(key, value);
    return isKept ?? false;
  },

  remove(key: string): void {
    memory.delete(key);
    attempt(() => localStorage.removeItem(key));
  },
};

const memory = new Map<string, string>();

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    // Blocked or full: the caller falls back to memory.
    return undefined;
  }
}
