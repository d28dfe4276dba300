'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Card.css';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Names the card; a heading of level 2 unless `headingLevel` says otherwise. */
  title?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  description?: ReactNode;
  /** At the end of the title's line: a link, a button, a segmented control. */
  action?: ReactNode;
  /** The children reach the edges: a list, a table. The header gets its hairline. */
  flush?: boolean;
  footer?: ReactNode;
}

/**
 * A white sheet on the page.
 *
 * Not for a card that is chosen (`SelectableCard`) nor for a figure (`StatCard`); no card in a card.
 */
export const Card = withRef(function Card({
  title,
  headingLevel = 2,
  description,
  action,
  flush = false,
  footer,
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const hasHeader = Boolean(title || action);
  return (
    <section
      data-component="Card"
      className={classNames(styles.root, className)}
      {...(title ? { 'aria-labelledby': titleId } : {})}
      {...rest}
    >
      {hasHeader && (
        <div className={classNames(styles.header, flush && styles.divided)}>
          <div className={styles.words}>
            {title && (
              <Heading id={titleId} className={styles.title}>
                {title}
              </Heading>
            )}
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
      <div
        className={classNames(styles.body, hasHeader && !flush && styles.underHeader, flush && styles.flush)}
      >
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
});
