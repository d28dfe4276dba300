'use client';
import { Lock } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../../locale/useMessages';
import { classNames } from '../classNames';
import { Switch } from '../Switch';
import { tone } from '../tones.css';
import { withRef } from '../withRef';
import * as styles from './Comment.css';
import { commentMessages } from './messages';

export interface CommentComposerProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** Only the team will see it: plain to see before it is sent. */
  internal?: boolean;
  /** Left out: whom it is for cannot be chosen here. */
  onInternalChange?: ((internal: boolean) => void) | undefined;
  /** The field, and what is wrong with it. */
  children: ReactNode;
  /** Buttons: 'Comment', 'Cancel'. */
  actions: ReactNode;
}

/**
 * Where a comment is written: around a `MentionArea`, with whom it is for and what sends it.
 *
 * @example
 * <CommentComposer internal={internal} onInternalChange={setInternal} actions={<Button variant="solid">Comment</Button>}>
 *   <MentionArea label="Comment" hideLabel … />
 * </CommentComposer>
 */
export const CommentComposer = withRef(function CommentComposer({
  internal = false,
  onInternalChange,
  actions,
  children,
  className,
  ...rest
}: CommentComposerProps) {
  const text = useMessages('Comment', commentMessages);
  return (
    <div
      data-component="CommentComposer"
      data-internal={internal ? '' : undefined}
      className={classNames(
        styles.composer,
        internal && classNames(tone.warning, styles.composerInternal),
        className,
      )}
      {...rest}
    >
      {internal && (
        <div data-part="note" className={styles.note}>
          <Lock aria-hidden />
          <span>{text.onlyTeam}</span>
        </div>
      )}
      <div className={classNames(styles.composerBody, internal && styles.composerBodyInternal)}>
        {children}
        <div className={styles.foot}>
          {onInternalChange && (
            <Switch
              label={text.internal}
              hint={internal ? undefined : text.onlyTeam}
              checked={internal}
              onCheckedChange={onInternalChange}
            />
          )}
          <div className={styles.send}>{actions}</div>
        </div>
      </div>
    </div>
  );
});
