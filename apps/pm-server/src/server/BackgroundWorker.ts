/** Works beside the requests, also on what a server before did not come to the end of. */
export interface BackgroundWorker {
  /** There is something to do. */
  wake(): void;
  /** Resolves once the slice under way is through; what is left is for the next start, or for another server. */
  close(): Promise<void>;
}
