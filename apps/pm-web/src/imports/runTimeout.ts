/** How long an import may take: one that is stored after all, and told as failed, could not be taken back. */
export const RUN_TIMEOUT_MS = 300_000;
