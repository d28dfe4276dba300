'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { useMessages } from '../../locale/useMessages';
import { classNames } from '../classNames';
import { Logo } from '../Logo';
import { useLayoutEffect } from '../useLayoutEffect';
import { withRef } from '../withRef';
import { siteMessages } from './messages';
import * as styles from './Site.css';

export interface SiteProps extends ComponentPropsWithRef<'div'> {
  /** At the start of the header; the logo unless given. */
  brand?: ReactNode;
  /** Links to the page's sections; a row of their own on a phone. */
  nav?: ReactNode;
  navLabel?: string;
  /** At the end of the header. */
  actions?: ReactNode;
  /** `SiteFooterGroup`s side by side, or a few words. */
  footer?: ReactNode;
  /** The last line of the page. */
  footnote?: ReactNode;
}

/**
 * A page for visitors: a header that stays in sight, sections, a footer. What a link of the header leads to comes to lie below it
 * and takes the focus, so that Tab goes on from there.
 *
 * Not for the app itself (`AppShell`).
 *
 * @example <Site nav={<Link href="#features">Features</Link>}><SiteSection id="features" title="Features">...</SiteSection></Site>
 */
export const Site = withRef(function Site({
  brand = <Logo />,
  nav,
  navLabel,
  actions,
  footer,
  footnote,
  className,
  style,
  children,
  ...rest
}: SiteProps) {
  const text = useMessages('Site', siteMessages);
  const header = useRef<HTMLElement>(null);
  const [height, setHeight] = useState<number>();

  // How high the header is, is the browser's to say: what is linked to begins below it.
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return;
    const measure = () => setHeight(Math.ceil(element.getBoundingClientRect().height));
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, []);

  return (
    <div
      data-component="Site"
      className={classNames(styles.root, className)}
      style={height ? { ...assignInlineVars({ [styles.headerHeight]: `${height}px` }), ...style } : style}
      {...rest}
    >
      <header ref={header} className={styles.header}>
        <div className={styles.bar}>
          <div className={styles.brand}>{brand}</div>
          {nav && (
            <nav aria-label={navLabel ?? text.nav} className={styles.nav}>
              {nav}
            </nav>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </header>
      <main>{children}</main>
      {(footer || footnote) && (
        <footer className={styles.footer}>
          <div className={styles.footerBody}>
            {footer && <div className={styles.footerGroups}>{footer}</div>}
            {footnote && <p className={styles.footnote}>{footnote}</p>}
          </div>
        </footer>
      )}
    </div>
  );
});

export interface SiteSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode;
  /** A sentence or two under the title. */
  description?: ReactNode;
  /** Of the grid, at most: fewer where there is less room. */
  columns?: keyof typeof styles.columns;
}

/** A titled part of the page; its children stand in a grid. Give it an `id` to link to. */
export const SiteSection = withRef(function SiteSection({
  title,
  description,
  columns = 3,
  id,
  className,
  children,
  ...rest
}: SiteSectionProps) {
  const titleId = useId();
  return (
    <section
      data-component="SiteSection"
      id={id}
      aria-labelledby={titleId}
      className={classNames(styles.section, styles.target, className)}
      {...takesFocus(id)}
      {...rest}
    >
      <div className={styles.sectionBody}>
        <h2 id={titleId} className={styles.sectionTitle}>
          {title}
        </h2>
        {description && <p className={styles.sectionText}>{description}</p>}
        {children && <div className={classNames(styles.grid, styles.columns[columns])}>{children}</div>}
      </div>
    </section>
  );
});

export interface SiteFooterGroupProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode;
}

/** Links or lines of the footer under a title. Give it an `id` to link to. */
export const SiteFooterGroup = withRef(function SiteFooterGroup({
  title,
  id,
  className,
  children,
  ...rest
}: SiteFooterGroupProps) {
  const titleId = useId();
  return (
    <section
      data-component="SiteFooterGroup"
      id={id}
      aria-labelledby={titleId}
      className={classNames(styles.footerGroup, styles.target, className)}
      {...takesFocus(id)}
      {...rest}
    >
      <h2 id={titleId} className={styles.footerTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
});

/** The browser moves the focus to where a link leads, if that can have it. */
function takesFocus(id: string | undefined): { tabIndex?: number } {
  return id === undefined ? {} : { tabIndex: -1 };
}
