import { expect, type Page } from '@playwright/test';

/** Waits until the browser has a draft on disk that holds all of the texts. */
export async function untilKept(page: Page, ...texts: string[]): Promise<void> {
  await expect
    .poll(async () => (await draftsKept(page)).some((draft) => texts.every((text) => draft.includes(text))))
    .toBe(true);
}

/** The drafts that the browser has on disk, as JSON. */
export function draftsKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Opened, it would be made: signing out takes it away as a whole.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'linework-drafts')) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('linework-drafts');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('drafts');
        const kept = transaction.objectStore('drafts').getAll();
        transaction.oncomplete = () => {
          opening.result.close();
          resolve(kept.result.map((draft) => JSON.stringify(draft)));
        };
      };
    });
  });
}
