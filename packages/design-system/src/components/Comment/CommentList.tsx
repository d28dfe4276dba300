'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Comment.css';

export interface CommentListProps extends ComponentPropsWithRef<'ol'> {
  /** What they are about. */
  'aria-label': string;
}

/** Comments one below the other, each a `Comment`. */
export const CommentList = withRef(function CommentList({ className, ...rest }: CommentListProps) {
  return <ol data-component="CommentList" className={classNames(styles.list, className)} {...rest} />;
});
