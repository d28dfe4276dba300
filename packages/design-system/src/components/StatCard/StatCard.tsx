'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../../locale/useMessages';
import { useNumber } from '../../locale/useNumber';
import { focusRing } from '../../theme/focusRing.css';
import { classNames } from '../classNames';
import { type Tone, tone as tones } from '../tones.css';
import { VisuallyHidden } from '../VisuallyHidden';
import { withRef } from '../withRef';
import { statCardMessages } from './messages';
import { Sparkline } from './Sparkline';
import * as styles from './StatCard.css';

export interface StatCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: ReactNode;
  /** A number is written as the locale does. */
  value: ReactNode;
  /** The difference since, signed, and since when: `{ value: -8, label: 'from last month' }`. */
  change?: { value: number; label: string };
  /** Which way is good news; 'down' for overdue things. */
  goodDirection?: 'up' | 'down';
  /** Values of the last months, oldest first. */
  trend?: readonly number[];
  /** What the line shows, in words. */
  trendLabel?: string;
  /** Colour of the dot before the label. */
  dot?: Tone;
  /** One line: label at the start, value at the end. */
  compact?: boolean;
  /** Makes the card a button: what it does with the things that the figure counts, as leaving only these in a list. */
  onPress?: () => void;
  /** Of a card that is a button and stays pressed. */
  pressed?: boolean;
}

const minus = '\u2212';

/**
 * One figure with its name, how it changed and where it comes from.
 *
 * Not for an amount with a limit (`Meter`) nor for figures over time (`Chart`).
 *
 * Keyboard: with `onPress`, Enter and Space.
 */
export const StatCard = withRef(function StatCard({
  label,
  value,
  change,
  goodDirection = 'up',
  trend,
  trendLabel,
  dot,
  compact = false,
  onPress,
  pressed,
  className,
  ...rest
}: StatCardProps) {
  const text = useMessages('StatCard', statCardMessages);
  const number = useNumber();
  const figure = typeof value === 'number' ? number(value) : value;
  const content = (
    <>
      <span className={classNames(styles.label, compact && styles.compactLabel)}>
        {dot && <span className={classNames(styles.dot, tones[dot])} aria-hidden="true" />}
        <span className={styles.labelText}>{label}</span>
      </span>
      {/* Another figure is another element: in the same one it would move the words before it and count as a shift. */}
      <span
        key={String(figure)}
        className={classNames(styles.value, compact && styles.compactValue)}
        style={assignInlineVars({ [styles.figureLength]: figureLength(figure) })}
      >
        {figure}
      </span>
      {!compact && trend && trend.length > 1 && (
        <>
          <Sparkline values={trend} />
          <VisuallyHidden>{trendLabel ?? text.trend(trend.map(number).join(', '))}</VisuallyHidden>
        </>
      )}
      {!compact && change && <Change {...change} goodDirection={goodDirection} />}
    </>
  );
  return (
    <div
      data-component="StatCard"
      className={classNames(styles.root, compact && styles.compact, onPress && styles.pressable, className)}
      {...rest}
    >
      {onPress ? (
        <button
          type="button"
          aria-pressed={pressed}
          onClick={onPress}
          className={classNames(styles.button, compact && styles.compactButton, focusRing)}
        >
          {content}
        </button>
      ) : (
        content
      )}
    </div>
  );
});

/** Characters of a figure, at least as many as keep it at its full size; an element counts as a short one. */
function figureLength(value: ReactNode): string {
  const text = typeof value === 'string' ? value : '';
  return String(Math.max(3, text.length));
}

function Change({
  value,
  label,
  goodDirection,
}: {
  value: number;
  label: string;
  goodDirection: 'up' | 'down';
}) {
  const number = useNumber();
  const Arrow = value > 0 ? ArrowUpRight : value < 0 ? ArrowDownRight : ArrowRight;
  const good = goodDirection === 'up' ? value > 0 : value < 0;
  const tone = value === 0 ? 'neutral' : good ? 'success' : 'danger';
  const sign = value > 0 ? '+' : value < 0 ? minus : '';
  return (
    <span className={styles.change}>
      <span className={classNames(styles.amount, tones[tone])}>
        <Arrow className={styles.arrow} aria-hidden />
        <bdi dir="ltr">{`${sign}${number(Math.abs(value))}`}</bdi>
      </span>
      <span>{label}</span>
    </span>
  );
}
