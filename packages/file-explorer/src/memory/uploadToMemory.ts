import type { FileEntry, Upload, UploadRequest } from '../ports/FileProvider';

const STEP_MS = 100;

/**
 * Sends an upload nowhere, at a speed, and can be paused.
 * @param speed bytes per second
 * @param store keeps the file once all is there
 */
export function uploadToMemory(
  { content, onProgress, onStateChange }: UploadRequest,
  speed: number,
  store: () => Promise<FileEntry>,
): Upload {
  let sent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settle: { resolve: (file: FileEntry) => void; reject: (reason: Error) => void };
  const result = new Promise<FileEntry>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const step = () => {
    sent = Math.min(content.size, sent + (speed * STEP_MS) / 1000);
    onProgress(sent);
    if (sent < content.size) {
      timer = setTimeout(step, STEP_MS);
      return;
    }
    onStateChange('checking');
    store().then(settle.resolve, settle.reject);
  };
  const resume = () => {
    onStateChange('sending');
    timer = setTimeout(step, speed === Number.POSITIVE_INFINITY ? 0 : STEP_MS);
  };
  resume();
  return {
    result,
    pause: () => clearTimeout(timer),
    resume,
    abort: () => {
      clearTimeout(timer);
      settle.reject(new DOMException('The upload was cancelled.', 'AbortError'));
    },
  };
}
