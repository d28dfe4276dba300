'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames';
import { inertWhen } from '../inertWhen';
import { withRef } from '../withRef';
import * as styles from './SiteHero.css';

export interface SiteHeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The page's `h1`. */
  title: ReactNode;
  /** One or two sentences. */
  description?: ReactNode;
  actions?: ReactNode;
  /**
   * `beside` the words stand the children, where there is room. `screen`: the title is a line over the children, which fill what is left
   * of the screen: a `Carousel` of `SiteSlide`s, with its `controls` over them.
   */
  layout?: 'beside' | 'screen';
}

/** What it is, said once and large, on squared paper. */
export const SiteHero = withRef(function SiteHero({
  title,
  description,
  actions,
  layout = 'beside',
  className,
  children,
  ...rest
}: SiteHeroProps) {
  const titleId = useId();
  const isScreen = layout === 'screen';
  const words = (
    <>
      <h1 id={titleId} className={isScreen ? styles.line : styles.title}>
        {title}
      </h1>
      {description && <p className={styles.text}>{description}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
  return (
    <section
      data-component="SiteHero"
      aria-labelledby={titleId}
      className={classNames(styles.hero, isScreen && styles.screen, className)}
      {...rest}
    >
      {isScreen ? (
        <div className={styles.screenBody}>
          {words}
          {children && <div className={styles.stage}>{children}</div>}
        </div>
      ) : (
        <div className={styles.body}>
          <div>{words}</div>
          {children && <div className={styles.visual}>{children}</div>}
        </div>
      )}
    </section>
  );
});

export interface SiteSlideProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** An `h2`. */
  title: ReactNode;
  /** One or two sentences. */
  description?: ReactNode;
  actions?: ReactNode;
}

/**
 * One slide of a hero that fills the screen: words, and under them the children as a piece of a screen, cut off where there is no more
 * room. They are a picture: nothing in them takes the focus or is read out.
 */
export const SiteSlide = withRef(function SiteSlide({
  title,
  description,
  actions,
  className,
  children,
  ...rest
}: SiteSlideProps) {
  return (
    <div data-component="SiteSlide" className={classNames(styles.slide, className)} {...rest}>
      <h2 className={classNames(styles.title, styles.slideTitle)}>{title}</h2>
      {description && <p className={classNames(styles.text, styles.slideText)}>{description}</p>}
      {actions && <div className={classNames(styles.actions, styles.slideActions)}>{actions}</div>}
      <div className={styles.picture} aria-hidden {...inertWhen(true)}>
        <div className={styles.pictureBody}>{children}</div>
      </div>
    </div>
  );
});
