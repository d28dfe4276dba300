/** What is kept under a key, or null: also where the browser lets nothing be kept. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on this device where the browser allows it; where not, it lasts as long as the page. */
export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked or full: the choice still holds until the page is left.
  }
}
