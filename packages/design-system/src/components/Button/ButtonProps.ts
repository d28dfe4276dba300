import type { ComponentPropsWithRef, ReactNode } from 'react';
import type * as styles from './Button.css';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** How loud: one `solid` a screen, `outline` beside it, `ghost` in toolbars and rows. */
  variant?: keyof typeof styles.variant;
  /** What it means: `danger` deletes, `neutral` is everything without a colour. */
  tone?: keyof typeof styles.tone;
  size?: keyof typeof styles.size;
  /** A 16 px icon before the label. */
  icon?: ReactNode;
  /** A 16 px icon after the label. */
  trailingIcon?: ReactNode;
  /** Waiting for an answer: not clickable, still focusable, announced as busy. */
  busy?: boolean;
  /** Render the only child (a link, say) as the button. */
  asChild?: boolean;
}
