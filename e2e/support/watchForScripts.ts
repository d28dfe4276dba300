import type { Page } from '@playwright/test';

/**
 * What shows that a text has run as a script, or tried to: dialogs, breaches of the content security policy, errors, requests
 * to anywhere but the server, answers of 5xx. Call before the first page is opened; the list grows while the page is used.
 */
export async function watchForScripts(page: Page, url: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // Chromium tells of every refused request; a refusal is an answer.
    const isRefusal = /^Failed to load resource: the server responded with a status of 4/.test(
      message.text(),
    );
    if (message.type() === 'error' && !isRefusal) complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== new URL(url).origin)
      complaints.push(`request to ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} of ${response.url()}`);
  });
  await page.exposeFunction('reportBreach', (what: string) => complaints.push(`policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report: (what: string) => void = Reflect.get(window, 'reportBreach');
      report(`${violatedDirective} ${blockedURI} ${sample} at ${location.href}`);
    });
  });
  return complaints;
}
