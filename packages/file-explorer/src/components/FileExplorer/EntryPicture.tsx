'use client';
import { fileKind } from '../../core/fileKind';
import { useThumbnail } from '../../explorer/useThumbnails';
import type { FileEntry } from '../../ports/FileProvider';
import { FileIcon } from '../FileIcon';

/** px of the longer side that is asked for, on a screen of twice the density. */
const ASKED = { medium: 80, large: 256 };

/** A file's small picture, or the drawing of its kind. A page says nothing at the size of a row: there its kind does. */
export function EntryPicture({ file, size }: { file: FileEntry; size: keyof typeof ASKED }) {
  const isLegible = size === 'large' || fileKind(file) === 'image';
  const thumbnail = useThumbnail(isLegible ? file : null, ASKED[size]);
  return <FileIcon size={size} name={file.name} type={file.type} thumbnail={thumbnail} />;
}
