'use client';
import { ArrowLeft } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { focusRing } from '../../theme/focusRing.css';
import { classNames } from '../classNames';
import { ownTexts } from '../ownTexts';
import { withRef } from '../withRef';
import * as styles from './PageHeader.css';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** A link to where this page belongs; it gets the arrow. */
  back?: ReactNode;
  /** The page's only `h1`. */
  title: ReactNode;
  /** Status beside the title. */
  badge?: ReactNode;
  /** One muted line under the title. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** The page's main action. On a phone it floats at the bottom, in reach of the thumb. */
  primary?: ReactNode;
}

/**
 * What this page is and what can be done with it.
 *
 * Not for the title of a part of the page (`Card`, `FormSection`); one a page.
 *
 * @example <PageHeader back={<Link to="/projects">Projects</Link>} title="Spillway gate renewal" actions={...} />
 */
export const PageHeader = withRef(function PageHeader({
  back,
  title,
  badge,
  meta,
  actions,
  primary,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <div data-component="PageHeader" className={classNames(styles.root, className)} {...rest}>
      <div className={styles.words}>
        {back && (
          <Slot.Root className={classNames(styles.back, focusRing)}>
            <ArrowLeft className={styles.backIcon} aria-hidden />
            <Slot.Slottable child={back}>{ownTexts}</Slot.Slottable>
          </Slot.Root>
        )}
        <div className={styles.line}>
          <h1 className={styles.title}>{title}</h1>
          {badge}
        </div>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {(actions || primary) && (
        <div className={styles.actions}>
          {actions}
          {primary && (
            <div className={styles.primary} data-part="primary">
              {primary}
            </div>
          )}
        </div>
      )}
    </div>
  );
});
