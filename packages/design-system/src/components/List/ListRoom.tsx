'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './List.css';

export interface ListRoomProps extends ComponentPropsWithRef<'div'> {
  /** How many rows of two lines it keeps room for. */
  rows: number;
}

/**
 * Room for the rows of a `List`, whether they are on their way, fewer or none: what is below keeps its place.
 *
 * @example <ListRoom rows={5}>{tasks.length > 0 ? <List>…</List> : <EmptyState title="No open tasks" />}</ListRoom>
 */
export const ListRoom = withRef(function ListRoom({ rows, className, style, ...rest }: ListRoomProps) {
  return (
    <div
      data-component="ListRoom"
      className={classNames(styles.room, className)}
      style={{ ...assignInlineVars({ [styles.roomRows]: String(rows) }), ...style }}
      {...rest}
    />
  );
});
