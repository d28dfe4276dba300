import { formatSize } from '@linework/domain';
import type { StoredBytes } from '../files/sumOfContents';

/** '23 files (1.20 MB)' */
export function filesInWords({ count, bytes }: StoredBytes): string {
  return `${count} ${count === 1 ? 'file' : 'files'} (${formatSize(bytes)})`;
}
