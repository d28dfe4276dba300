'use client';
import { ChevronRight } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { useMessages } from '../../locale/useMessages';
import { focusRing } from '../../theme/focusRing.css';
import { classNames } from '../classNames';
import { ownTexts } from '../ownTexts';
import { withRef } from '../withRef';
import * as styles from './Breadcrumb.css';
import { breadcrumbMessages } from './messages';

export interface BreadcrumbStep {
  label: string;
  href?: string;
  /** A router's link for it, empty: `<Link to="/documents" />`. */
  render?: ReactElement;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the top down; the last one is where we are. */
  items: readonly BreadcrumbStep[];
}

/**
 * The way here.
 *
 * Not for steps of a task (`Stepper`), nor on a page whose only parent is named by its `PageHeader`.
 *
 * Keyboard: Tab goes from link to link, Enter follows.
 */
export const Breadcrumb = withRef(function Breadcrumb({
  items,
  className,
  'aria-label': label,
  ...rest
}: BreadcrumbProps) {
  const text = useMessages('Breadcrumb', breadcrumbMessages);
  return (
    <nav
      data-component="Breadcrumb"
      aria-label={label ?? text.name}
      className={classNames(className)}
      {...rest}
    >
      <ol className={styles.list}>
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two folders on a path may share a name; the depth tells them apart
          <li key={position} className={styles.step}>
            {position > 0 && <ChevronRight className={styles.divider} aria-hidden />}
            {position === items.length - 1 ? (
              <span aria-current="page" className={styles.here}>
                {item.label}
              </span>
            ) : (
              <StepLink {...item} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});

function StepLink({ label, href, render }: BreadcrumbStep) {
  const className = classNames(styles.link, focusRing);
  if (render) {
    return (
      <Slot.Root className={className}>
        <Slot.Slottable>{render}</Slot.Slottable>
        {ownTexts(label)}
      </Slot.Root>
    );
  }
  if (href === undefined) return <span>{label}</span>;
  return (
    <a className={className} href={href}>
      {label}
    </a>
  );
}
