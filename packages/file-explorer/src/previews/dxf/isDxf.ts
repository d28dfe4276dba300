import type { PreviewCandidate } from '../../ports/PreviewPlugin';
import { isBinaryDxf } from './binaryDxf';

/** White space and comments (group 999) may stand before the first section. */
const TEXT = /^\ufeff?(?:\s*999[ \t]*\r?\n[^\n]*\n)*\s*0[ \t]*\r?\n[ \t]*SECTION\b/;
/** First bytes of what is something else, whatever its name says: PDF, ZIP, DWG. */
const OTHER = /^(?:%PDF-|PK|AC1\d{3})/;

/** Judged by its first bytes, else by its name: one that is damaged says so. */
export function isDxf({ first, name }: PreviewCandidate): boolean {
  if (isBinaryDxf(first)) return true;
  const text = new TextDecoder('utf-8').decode(first);
  return TEXT.test(text) || (/\.dxf$/i.test(name) && !OTHER.test(text));
}
