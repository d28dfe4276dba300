/**
 * Whether an error means that a file of the app could not be fetched: after a deployment the old files are gone. Browsers
 * word it differently and give no code.
 */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MESSAGES.some((message) => message.test(error.message));
}

const MESSAGES = [
  /Failed to fetch dynamically imported module/i, // Chromium
  /error loading dynamically imported module/i, // Firefox
  /Importing a module script failed/i, // Safari
  /Unable to preload CSS/i, // Vite
];
