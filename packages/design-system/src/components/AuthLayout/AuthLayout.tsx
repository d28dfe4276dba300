'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import { Logo } from '../Logo';
import { withRef } from '../withRef';
import * as styles from './AuthLayout.css';

export interface AuthLayoutProps extends Omit<ComponentPropsWithRef<'main'>, 'title'> {
  /** The page's `h1`. */
  title: ReactNode;
  description?: ReactNode;
  /** Over the sheet; the logo unless given. */
  brand?: ReactNode;
  /** Under the sheet. */
  footer?: ReactNode;
}

/**
 * A page with one thing to do before the app: sign in, set up.
 *
 * Not for a page among others: those stand in `AppShell` or `Site`.
 */
export const AuthLayout = withRef(function AuthLayout({
  title,
  description,
  brand = <Logo size="large" />,
  footer,
  className,
  children,
  ...rest
}: AuthLayoutProps) {
  return (
    <main data-component="AuthLayout" className={classNames(styles.root, className)} {...rest}>
      {brand}
      <div className={styles.sheet}>
        <h1 className={styles.title}>{title}</h1>
        {description && <p className={styles.description}>{description}</p>}
        <div className={styles.body}>{children}</div>
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </main>
  );
});
