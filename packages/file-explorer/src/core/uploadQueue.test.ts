import { describe, expect, it, vi } from 'vitest';
import { FileProblem } from '../ports/FileProblem';
import type { FileEntry, UploadRequest } from '../ports/FileProvider';
import { createUploadQueue } from './uploadQueue';

interface Sent {
  request: UploadRequest;
  resolve: () => void;
  reject: (reason: Error) => void;
  pause: ReturnType<typeof vi.fn>;
  resume: ReturnType<typeof vi.fn>;
  abort: ReturnType<typeof vi.fn>;
}

/** A queue on a store that answers when the test says so. */
function someQueue() {
  const sent: Sent[] = [];
  let made = 0;
  let time = 0;
  const onStored = vi.fn();
  const onFailed = vi.fn();
  const queue = createUploadQueue({
    ...{ onStored, onFailed, atOnce: 2 },
    newId: () => `u${made++}`,
    now: () => time,
    upload: (request) => {
      const calls = { pause: vi.fn(), resume: vi.fn(), abort: vi.fn() };
      const result = new Promise<FileEntry>((resolve, reject) => {
        const file = { id: request.id, name: request.name } as FileEntry;
        sent.push({ request, resolve: () => resolve(file), reject, ...calls });
      });
      request.onStateChange('sending');
      return { result, ...calls };
    },
  });
  const states = () => queue.getItems().map(({ state }) => state);
  return { queue, sent, states, onStored, onFailed, setTime: (ms: number) => (time = ms) };
}

const files = (...names: string[]) => names.map((name) => new File(['1234567890'], name));
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('upload queue', () => {
  it('FIL-05: sends a few at a time, and the next when one is done', async () => {
    const { queue, sent, states, onStored } = someQueue();
    queue.add(files('a', 'b', 'c'), 'Design', 'Basis');
    expect(states()).toEqual(['sending', 'sending', 'queued']);
    expect(sent[0]?.request).toMatchObject({ id: 'u0', name: 'a', folder: 'Design', description: 'Basis' });
    sent[0]?.resolve();
    await settled();
    expect(states()).toEqual(['done', 'sending', 'sending']);
    expect(onStored).toHaveBeenCalledOnce();
    queue.clearDone();
    expect(states()).toEqual(['sending', 'sending']);
  });

  it('FIL-08: one that is refused does not stop the others, and cannot be retried', async () => {
    const { queue, sent, states, onFailed } = someQueue();
    queue.add(files('a.exe', 'b'), 'Design', '');
    sent[0]?.reject(new FileProblem('refused', 'a.exe: File type not allowed'));
    sent[1]?.resolve();
    await settled();
    expect(states()).toEqual(['failed', 'done']);
    expect(queue.getItems()[0]).toMatchObject({ problem: 'a.exe: File type not allowed', retryable: false });
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('retries what failed with the same id, and does not listen to the first try any more', async () => {
    const { queue, sent, states } = someQueue();
    queue.add(files('a'), 'Design', '');
    sent[0]?.reject(new FileProblem('offline', 'No answer.'));
    await settled();
    queue.retry('u0');
    expect(sent[1]?.request.id).toBe('u0');
    sent[0]?.request.onProgress(9);
    expect(queue.getItems()[0]?.sent).toBe(0);
    sent[1]?.resolve();
    await settled();
    expect(states()).toEqual(['done']);
  });

  it('pauses and resumes one and all, and lets the next begin meanwhile', () => {
    const { queue, sent, states } = someQueue();
    queue.add(files('a', 'b', 'c'), 'Design', '');
    queue.pause('u0');
    expect(sent[0]?.pause).toHaveBeenCalledOnce();
    expect(states()).toEqual(['paused', 'sending', 'sending']);
    queue.pauseAll();
    expect(states()).toEqual(['paused', 'paused', 'paused']);
    queue.resumeAll();
    expect(sent[0]?.resume).toHaveBeenCalledOnce();
    expect(states()).toEqual(['sending', 'sending', 'sending']);
  });

  it('measures the speed, and stops what is taken off the list', () => {
    const { queue, sent, setTime } = someQueue();
    queue.add(files('a'), 'Design', '');
    setTime(1000);
    sent[0]?.request.onProgress(5);
    expect(queue.getItems()[0]).toMatchObject({ sent: 5, speed: 5 });
    queue.remove('u0');
    expect(sent[0]?.abort).toHaveBeenCalledOnce();
    expect(queue.getItems()).toEqual([]);
  });
});
