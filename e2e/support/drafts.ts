import { expect, type Page } from '@playwright/test';

/** Waits until the browser has a draft on disk that holds all of the texts. */
export async function untilKept(page: Page, ...texts: string[]): Promise<void> {
  await expect
    .poll(async () => (await drafts(page)).some((draft) => texts.every((text) => draft.includes(text))))
    .toBe(true);
}

/** As JSON. */
function drafts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
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
      }),
  );
}
