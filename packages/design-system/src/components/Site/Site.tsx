'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { useMessages } from '../../locale/useMessages';
import { classNames } from '../classNames';
import { Logo } from '../Logo';
import { withRef } from '../withRef';
import { siteMessages } from './messages';
import * as styles from './Site.css';

export interface SiteProps extends ComponentPropsWithRef<'div'> {
  /** At the start of the header; the logo unless given. */
  brand?: ReactNode;
  /** Links to the page's sections. */
  nav?: ReactNode;
  navLabel?: string;
  /** At the end of the header. */
  actions?: ReactNode;
  footer?: ReactNode;
}

/**
 * A page for visitors: a header that stays in sight, sections, a footer.
 *
 * Not for the app itself (`AppShell`).
 */
export const Site = withRef(function Site({
  brand = <Logo />,
  nav,
  navLabel,
  actions,
  footer,
  className,
  children,
  ...rest
}: SiteProps) {
  const text = useMessages('Site', siteMessages);
  return (
    <div data-component="Site" className={classNames(styles.root, className)} {...rest}>
      <header className={styles.header}>
        <div className={styles.bar}>
          {brand}
          {nav && (
            <nav aria-label={navLabel ?? text.nav} className={styles.nav}>
              {nav}
            </nav>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </header>
      <main>{children}</main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
});

export interface SiteHeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The page's `h1`. */
  title: ReactNode;
  /** One or two sentences. */
  description?: ReactNode;
  actions?: ReactNode;
}

/** What it is, said once and large, on squared paper. The children stand beside the words where there is room. */
export const SiteHero = withRef(function SiteHero({
  title,
  description,
  actions,
  className,
  children,
  ...rest
}: SiteHeroProps) {
  const titleId = useId();
  return (
    <section
      data-component="SiteHero"
      aria-labelledby={titleId}
      className={classNames(styles.hero, className)}
      {...rest}
    >
      <div className={styles.heroBody}>
        <div>
          <h1 id={titleId} className={styles.heroTitle}>
            {title}
          </h1>
          {description && <p className={styles.heroText}>{description}</p>}
          {actions && <div className={styles.heroActions}>{actions}</div>}
        </div>
        {children && <div className={styles.visual}>{children}</div>}
      </div>
    </section>
  );
});

export interface SiteSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode;
}

/** A titled part of the page; its children stand in a grid. Give it an `id` to link to. */
export const SiteSection = withRef(function SiteSection({
  title,
  className,
  children,
  ...rest
}: SiteSectionProps) {
  const titleId = useId();
  return (
    <section
      data-component="SiteSection"
      aria-labelledby={titleId}
      className={classNames(styles.section, className)}
      {...rest}
    >
      <h2 id={titleId} className={styles.sectionTitle}>
        {title}
      </h2>
      <div className={styles.grid}>{children}</div>
    </section>
  );
});
