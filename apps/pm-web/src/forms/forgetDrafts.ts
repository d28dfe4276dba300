/** The IndexedDB that `draftStore` keeps drafts in. */
export const DRAFTS = 'linework-drafts';

/** Drafts that the browser does not keep, by key: they live as long as the page. */
export const draftsOfThePage = new Map<string, unknown>();

/** Signing out leaves nothing of anybody's work on the device. Resolves once nothing that is kept after that is lost. */
export async function forgetDrafts(): Promise<void> {
  draftsOfThePage.clear();
  await new Promise<void>((resolve) => {
    const done = () => resolve();
    try {
      // 'blocked': a tab that sleeps still has it open. Whoever opens it anew comes after the removal.
      Object.assign(indexedDB.deleteDatabase(DRAFTS), { onsuccess: done, onerror: done, onblocked: done });
    } catch {
      // Blocked: nothing was kept there.
      done();
    }
  });
}
