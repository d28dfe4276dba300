'use client';
import { StatusBadge } from '@linework/design-system';
import type { DrawingRules } from '../../ports/FileProvider';
import * as styles from './DrawingMarks.css';

/** 'B' in a circle, as drawings carry it. */
export function RevisionMark({ label }: { label: string }) {
  return <span className={styles.revision}>{label}</span>;
}

/** What a drawing is good for, in the words and colour of the rules; nothing where it has no status. */
export function DrawingStatusMark({ status, rules }: { status: string; rules: DrawingRules | undefined }) {
  if (status === '') return null;
  const known = rules?.statuses.find(({ value }) => value === status);
  return <StatusBadge tone={known?.tone ?? 'neutral'}>{known?.label ?? status}</StatusBadge>;
}
