import { formatSize, sharePercent } from '@linework/domain';
import type { OnProgress } from '../backup/BackupFormat';

const EVERY_MS = 200;

/** A line at the terminal that says how far a long command is. Elsewhere, and where it is to be quiet, nothing of that is written. */
export function progressOf(what: string, quiet = false): { show: OnProgress; clear(): void } {
  if (quiet || !process.stdout.isTTY) return { show: () => {}, clear: () => {} };
  let shown = 0;
  const write = (text: string) => process.stdout.write(`\r\u001b[K${text}`);
  return {
    show: (done, inAll, unit) => {
      if (performance.now() - shown < EVERY_MS) return;
      shown = performance.now();
      const figures =
        unit === 'rows' ? `${done} of ${inAll} rows` : `${formatSize(done)} of ${formatSize(inAll)} of files`;
      write(`${what}: ${figures}, ${sharePercent(done, inAll)} %`);
    },
    clear: () => write(''),
  };
}
