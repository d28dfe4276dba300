'use client';
import { fileKind } from '../../core/fileKind';
import * as styles from './FileIcon.css';

export interface FileIconProps {
  name: string;
  /** MIME type; empty where unknown. */
  type: string;
  /** A small picture of the file; where it cannot be loaded the drawing stays. */
  thumbnail?: string | null;
  size?: keyof typeof styles.size;
  className?: string;
}

/**
 * A file as a sheet of paper that looks like its kind: lines, a table, a picture, a zip. Says nothing to assistive technology: the name
 * beside it does.
 *
 * Not for actions on files (lucide's icons).
 */
export function FileIcon({ name, type, thumbnail, size = 'medium', className }: FileIconProps) {
  const kind = fileKind({ name, type });
  const classes = [styles.root, styles.size[size], className].filter(Boolean).join(' ');
  return (
    <span data-component="FileIcon" data-kind={kind} aria-hidden="true" className={classes}>
      <svg viewBox="0 0 28 36" className={styles.paper} aria-hidden="true">
        <path d={SHEET} className={kind === 'archive' ? styles.zip : styles.sheet} />
        <path d={plain[kind]} className={styles.lines} />
        <path d={marked[kind]} className={`${styles.mark} ${styles.kind[kind]}`} />
      </svg>
      {thumbnail && (
        <img
          key={thumbnail}
          src={thumbnail}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={styles.picture}
          onError={({ currentTarget }) => {
            // Hidden, not removed: the element is React's.
            currentTarget.style.visibility = 'hidden';
          }}
        />
      )}
    </span>
  );
}

const SHEET = 'M2.5.5h23a2 2 0 0 1 2 2v31a2 2 0 0 1-2 2h-23a2 2 0 0 1-2-2v-31a2 2 0 0 1 2-2Z';

/** Grey strokes of each kind. */
const plain = {
  pdf: 'M6 12h16M6 16h16M6 20h12M6 24h16M6 28h9',
  'text-document': 'M6 13h16M6 17h16M6 21h16M6 25h16M6 29h10',
  spreadsheet: 'M5 16.5h18M5 20.5h18M5 24.5h18M5 28.5h18M11 12.5v16M17 12.5v16',
  image: '',
  archive: '',
  text: 'M6 8h10M6 12h16M6 16h13M6 20h16M6 24h7M6 28h12',
  drawing: 'M6 29.5h16M6 27.5v4M22 27.5v4',
  other: '',
};

/** Strokes in the colour of the kind. */
const marked = {
  pdf: 'M6 7h9',
  'text-document': 'M6 8h11',
  spreadsheet: 'M5 8.5h18v4H5z',
  image: 'M4 29l6.5-8.5 4.5 5.5 3.5-4 5.5 7zM20.5 11.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  archive: 'M14 2v3M14 7v3M14 12v3M14 17v3M11.5 23h5v6h-5z',
  text: '',
  drawing: 'M6.5 23.5V9l7.5-3 7.5 3v14.5zM6.5 15h15M14 6v17.5',
  other: 'M9 18h10',
};
