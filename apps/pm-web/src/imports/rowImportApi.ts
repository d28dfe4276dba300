import {
  entities,
  type ImportDone,
  type ImportedKind,
  type NamedKind,
  type RowColumns,
  type RowImportPreview,
} from '@linework/domain';
import { request } from '../api/request';
import { RUN_TIMEOUT_MS } from './runTimeout';

/** A table and how it is to be read, as far as the person has said. */
export interface RowImportForm {
  text: string;
  columns?: RowColumns;
  /** What a field has in rows that say nothing. */
  values: Readonly<Partial<Record<string, string>>>;
  names: { of: NamedKind; from: string; to: string | null }[];
}

export function rowImportApi(kind: ImportedKind) {
  const path = `/imports/${entities[kind].resource}`;
  return {
    preview: (body: RowImportForm, signal: AbortSignal) =>
      request<RowImportPreview>(`${path}/preview`, { method: 'POST', body, signal }),
    run: (body: RowImportForm) =>
      request<ImportDone>(path, { method: 'POST', body, timeout: RUN_TIMEOUT_MS }),
    undo: (ids: readonly string[]) => request(`${path}/undo`, { method: 'POST', body: { ids } }),
  };
}
