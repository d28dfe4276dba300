/** The IndexedDB that `draftStore` keeps drafts in. */
export const DRAFTS = 'linework-drafts';

/** Drafts that the browser does not keep, by key: they live as long as the page. */
export const draftsOfThePage = new Map<string, unknown>();

/** Signing out leaves nothing of anybody's work on the device. */
export function forgetDrafts(): void {
  draftsOfThePage.clear();
  try {
    indexedDB.deleteDatabase(DRAFTS);
  } catch {
    // Blocked: nothing was kept there.
  }
}
