'use client';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { encode } from 'uqr';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './QrCode.css';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What a phone reads: an address, a key. 2,000 bytes at most. */
  value: string;
  /** What it is for: 'Key for your authenticator app'. A screen reader hears this and not the value. */
  label: string;
  /** Pixels of a side, the white border included. */
  size?: number;
}

/** Modules of white around the code, without which scanners miss it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A text that a phone's camera reads from the screen. Dark on white in every theme and on paper: many scanners read nothing else.
 *
 * Not for the only way to do something: beside it stands the value as text, for those who cannot scan it.
 *
 * @example <QrCode value={uri} label="Key for your authenticator app" />
 */
export const QrCode = withRef(function QrCode({
  value,
  label,
  size = 176,
  className,
  style,
  ...rest
}: QrCodeProps) {
  const { path, side } = useMemo(() => drawing(value), [value]);
  return (
    <div
      data-component="QrCode"
      className={classNames(styles.root, className)}
      style={{ width: size, ...style }}
      {...rest}
    >
      <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} className={styles.code}>
        <path d={path} fill="currentColor" />
      </svg>
    </div>
  );
});

/** One path of all dark modules: runs of a row are one rectangle, so that no hairlines show between them. */
function drawing(value: string): { path: string; side: number } {
  const { data } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  const runs: string[] = [];
  for (const [y, row] of data.entries())
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const end = row.indexOf(false, x);
      const length = (end === -1 ? row.length : end) - x;
      runs.push(`M${x} ${y}h${length}v1h-${length}z`);
      x += length;
    }
  return { path: runs.join(''), side: data.length };
}
