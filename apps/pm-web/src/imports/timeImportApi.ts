import type { ImportColumns, ImportDone, TimeImportPreview } from '@linework/domain';
import { request } from '../api/request';
import { RUN_TIMEOUT_MS } from './runTimeout';

/** A file and how it is to be read, as far as the person has said. */
export interface TimeImportForm {
  text: string;
  timeZone: string;
  columns?: ImportColumns;
  people: { from: string; to: string | null }[];
  projects: { from: string; to: string | null }[];
}

export const timeImportApi = {
  preview: (body: TimeImportForm, signal: AbortSignal) =>
    request<TimeImportPreview>('/imports/time/preview', { method: 'POST', body, signal }),
  run: (body: TimeImportForm) =>
    request<ImportDone>('/imports/time', { method: 'POST', body, timeout: RUN_TIMEOUT_MS }),
  undo: (ids: readonly string[]) => request('/imports/time/undo', { method: 'POST', body: { ids } }),
};
