'use client';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { ownTexts } from '../ownTexts';
import { withRef } from '../withRef';
import * as styles from './Text.css';

export interface TextProps extends ComponentPropsWithRef<'span'> {
  /** `meta` under a title, `display` for the one figure of a card. */
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  strong?: boolean;
  /** Tabular figures, for amounts, dates and codes. */
  mono?: boolean;
  /** One line that ends in an ellipsis. */
  truncate?: boolean;
  /** Words that somebody typed in several lines keep them. */
  multiline?: boolean;
  /** Struck through: it is finished. */
  done?: boolean;
  /** Render the only child (a `p`, a `time`) as the text. */
  asChild?: boolean;
}

/**
 * Words in a size and tone of the theme, where no other component brings its own.
 *
 * Not for headings of a page or sheet (`PageHeader`, `Card`, `FormSection`) nor for states (`StatusBadge`).
 *
 * @example <Text size="meta" tone="muted">3 of 12 tasks</Text>
 */
export const Text = withRef(function Text({
  size = 'body',
  tone = 'primary',
  strong = false,
  mono = false,
  truncate = false,
  multiline = false,
  done = false,
  asChild = false,
  className,
  children,
  ...rest
}: TextProps) {
  const Root = asChild ? Slot.Root : 'span';
  return (
    <Root
      data-component="Text"
      className={classNames(
        styles.root,
        styles.size[size],
        styles.tone[tone],
        strong && styles.strong,
        mono && styles.mono,
        truncate && styles.truncate,
        multiline && styles.multiline,
        done && styles.done,
        className,
      )}
      {...rest}
    >
      {Array.isArray(children) ? ownTexts(children) : children}
    </Root>
  );
});
