import type { FileEntry } from '../ports/FileProvider';
import type { DxfPreviewOptions } from './DxfPreviewOptions';

export interface DwgPreviewOptions {
  /**
   * Has the drawing made into DXF, by a converter of the app's server, say; null where there is none.
   * @throws Error whose message says why it could not: the small picture is shown then, with the message
   */
  convert: (file: FileEntry, signal: AbortSignal) => Promise<Blob | null>;
  /** With what the DXF is drawn: see `dxfPreview`. */
  dxf: DxfPreviewOptions;
}
