'use client';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import * as styles from './Text.css';

export interface TextProps extends ComponentPropsWithRef<'span'> {
  size?: keyof typeof styles.size;
  /** Takes the colour of what is around it unless given. */
  tone?: keyof typeof styles.tone;
  weight?: keyof typeof styles.weight;
  /** Figures, dates, codes: of one width each. */
  mono?: boolean;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /** Struck through. */
  done?: boolean;
  /** Render the only child (`p`, `h2`, `time`) as the text. */
  asChild?: boolean;
}

/**
 * Words with a size, a tone and a weight of the theme.
 *
 * @example <Text mono tone="danger"><time dateTime="2026-11-17">2d over</time></Text>
 */
export function Text({
  size,
  tone,
  weight,
  mono = false,
  truncate = false,
  done = false,
  asChild = false,
  className,
  ...rest
}: TextProps) {
  const Root = asChild ? Slot.Root : 'span';
  return (
    <Root
      data-component="Text"
      className={classNames(
        styles.root,
        size && styles.size[size],
        tone && styles.tone[tone],
        weight && styles.weight[weight],
        mono && styles.mono,
        truncate && styles.truncate,
        done && styles.done,
        className,
      )}
      {...rest}
    />
  );
}
