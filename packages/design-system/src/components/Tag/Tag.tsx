'use client';
import { X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../locale/useMessages';
import { focusRing } from '../../theme/focusRing.css';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import { tagMessages } from './messages';
import * as styles from './Tag.css';

interface PlainTagProps extends ComponentPropsWithRef<'span'> {
  onRemove?: undefined;
  removeLabel?: undefined;
}

interface RemovableTagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Text, as it is part of the button's name. */
  children: string;
  onRemove: () => void;
  /** Name of the cross; 'Remove <tag>' unless given. */
  removeLabel?: string;
}

export type TagProps = PlainTagProps | RemovableTagProps;

/**
 * A word put on a thing by people.
 *
 * Not for a state (`Badge`) nor for a filter (`Chip`); to write them, `TagsInput`.
 */
export const Tag = withRef(function Tag({ onRemove, removeLabel, className, children, ...rest }: TagProps) {
  const text = useMessages('Tag', tagMessages);
  return (
    <span data-component="Tag" className={classNames(styles.root, className)} {...rest}>
      <span className={styles.label}>{children}</span>
      {onRemove && (
        <button
          type="button"
          className={classNames(styles.remove, focusRing)}
          aria-label={removeLabel ?? text.remove(children)}
          onClick={onRemove}
        >
          <X className={styles.cross} aria-hidden />
        </button>
      )}
    </span>
  );
});
