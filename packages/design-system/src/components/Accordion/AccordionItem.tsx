'use client';
import { ChevronRight } from 'lucide-react';
import { Accordion as RadixAccordion } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactNode, useContext } from 'react';
import { focusRingInside } from '../../theme/focusRing.css';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Accordion.css';
import { HeadingLevelContext } from './AccordionContext';

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Unique in the accordion. */
  value: string;
  title: ReactNode;
  /** At the end of the title: a count, a badge. */
  meta?: ReactNode;
  disabled?: boolean;
  /** Keep what is inside mounted while closed, so that what was typed in it stays. */
  keepMounted?: boolean;
}

/** A title, and what it opens. */
export const AccordionItem = withRef(function AccordionItem({
  value,
  title,
  meta,
  disabled,
  keepMounted = false,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const Heading = `h${useContext(HeadingLevelContext)}` as const;
  return (
    <RadixAccordion.Item
      data-part="item"
      value={value}
      disabled={disabled}
      className={classNames(styles.item, className)}
      {...rest}
    >
      <RadixAccordion.Header asChild>
        <Heading className={styles.heading}>
          <RadixAccordion.Trigger
            data-part="trigger"
            className={classNames(styles.trigger, styles.triggerState, focusRingInside)}
          >
            <ChevronRight className={styles.chevron} aria-hidden />
            <span className={styles.title}>{title}</span>
            {meta && <span className={styles.meta}>{meta}</span>}
          </RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      <RadixAccordion.Content
        data-part="panel"
        className={classNames(styles.panel, keepMounted && styles.kept)}
        {...(keepMounted ? { forceMount: true as const } : {})}
      >
        <div className={styles.content}>{children}</div>
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  );
});
