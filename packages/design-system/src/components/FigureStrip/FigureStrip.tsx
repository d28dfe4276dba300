'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './FigureStrip.css';

export type FigureStripProps = ComponentPropsWithRef<'dl'>;

/**
 * The figures of one thing on one sheet, side by side: each with what it is of, how much of it is reached, and a sentence of what that
 * means.
 *
 * Not for figures of many things, each a card (`StatRow`), nor for what is known about a thing in words (`DescriptionList`).
 *
 * @example
 * <FigureStrip>
 *   <Figure label="Progress" value="62 %" detail="31 of 50 tasks" meter={<Meter label="Progress" value={62} />} />
 * </FigureStrip>
 */
export const FigureStrip = withRef(function FigureStrip({ className, ...rest }: FigureStripProps) {
  return <dl data-component="FigureStrip" className={classNames(styles.root, className)} {...rest} />;
});
