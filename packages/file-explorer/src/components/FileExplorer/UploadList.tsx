'use client';
import { IconButton, Progress } from '@linework/design-system';
import { ArrowUp, Check, CircleAlert, Clock, Pause, Play, RotateCcw, X } from 'lucide-react';
import type { UploadItem } from '../../core/uploadQueue';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import * as styles from './UploadList.css';

/** Files on their way: how far each is, how fast, and what can be done about it. */
export function UploadList() {
  const { explorer } = useExplorerContext();
  return (
    <ul aria-label={explorer.text.uploadingFiles} className={styles.list}>
      {explorer.uploads.items.map((item) => (
        <UploadRow key={item.id} item={item} />
      ))}
    </ul>
  );
}

const icons = {
  queued: Clock,
  sending: ArrowUp,
  waiting: Clock,
  checking: ArrowUp,
  paused: Pause,
  done: Check,
  failed: CircleAlert,
};
const tones = {
  queued: 'neutral',
  sending: 'accent',
  waiting: 'warning',
  checking: 'accent',
  paused: 'warning',
  done: 'success',
  failed: 'danger',
} as const;

function UploadRow({ item }: { item: UploadItem }) {
  const { explorer } = useExplorerContext();
  const { text, uploads } = explorer;
  const { id, name, state, size, sent } = item;
  const words = useStateWords()(item);
  const Icon = icons[state];
  const percent = size === 0 ? (state === 'done' ? 100 : 0) : (sent / size) * 100;
  const isRunning = state === 'sending' || state === 'waiting';
  return (
    <li data-part="upload" data-state={state} className={styles.item}>
      <span className={`${styles.badge} ${styles.tone[tones[state]]}`} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.body}>
        <span className={styles.line}>
          <bdi className={styles.name} title={name}>
            {name}
          </bdi>
          {state !== 'failed' && <span className={styles.words}>{words}</span>}
        </span>
        {state === 'failed' ? (
          <span className={styles.problem}>{withoutName(item.problem ?? '', name)}</span>
        ) : (
          <Progress size="small" tone={tones[state]} label={name} value={percent} valueText={words} />
        )}
      </span>
      <span className={styles.buttons}>
        {item.canPause && isRunning && (
          <IconButton
            size="small"
            label={text.pause(name)}
            icon={<Pause />}
            onClick={() => uploads.queue?.pause(id)}
          />
        )}
        {state === 'paused' && (
          <IconButton
            size="small"
            label={text.resume(name)}
            icon={<Play />}
            onClick={() => uploads.queue?.resume(id)}
          />
        )}
        {state === 'failed' && item.retryable && (
          <IconButton
            size="small"
            label={text.retryUpload(name)}
            icon={<RotateCcw />}
            onClick={() => uploads.retry(id)}
          />
        )}
        {state !== 'done' && (
          <IconButton
            size="small"
            label={state === 'failed' ? text.removeUpload(name) : text.cancelUpload(name)}
            icon={<X />}
            onClick={() => uploads.queue?.remove(id)}
          />
        )}
      </span>
    </li>
  );
}

/** Where an upload is, in words: '62 % · 3 s'. */
function useStateWords(): (item: UploadItem) => string {
  const { explorer, formatSize } = useExplorerContext();
  const { text, written } = explorer;
  return ({ state, name, storedName, size, sent, speed }) => {
    // What was sent is more than nothing, and 100 is all of it.
    const percent = `${written(sent > 0 ? Math.max(1, Math.floor((sent / size) * 100)) : 0)} %`;
    switch (state) {
      case 'queued':
        return text.queued;
      case 'waiting':
        return text.waiting;
      case 'checking':
        return text.checking;
      case 'paused':
        return `${percent} · ${text.paused}`;
      case 'done':
        return storedName === null || storedName === name ? text.uploadComplete : text.storedAs(storedName);
      case 'failed':
        return '';
      case 'sending': {
        if (!speed) return percent;
        const seconds = Math.ceil((size - sent) / speed);
        const rest =
          seconds < 60 ? text.seconds(written(seconds)) : text.minutes(written(Math.ceil(seconds / 60)));
        return `${percent} · ${text.perSecond(formatSize(speed))} · ${rest}`;
      }
    }
  };
}

/** The name stands right above: 'gate.rvt: File type not allowed' says it again. */
function withoutName(problem: string, name: string): string {
  return problem.startsWith(`${name}: `) ? problem.slice(name.length + 2) : problem;
}
