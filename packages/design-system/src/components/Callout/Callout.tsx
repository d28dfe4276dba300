'use client';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import { ownTexts } from '../ownTexts';
import { tone as tones } from '../tones.css';
import { withRef } from '../withRef';
import * as styles from './Callout.css';

export interface CalloutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'neutral';
  title?: ReactNode;
  action?: ReactNode;
}

const icons: Record<NonNullable<CalloutProps['tone']>, LucideIcon> = {
  info: Info,
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/**
 * A remark that belongs to the page. Give it `role="alert"` or `role="status"` where it appears by itself.
 *
 * Not for what has just happened (`useToast`), nor for a field's error, which stands at the field.
 */
export const Callout = withRef(function Callout({
  tone = 'info',
  title,
  action,
  className,
  children,
  ...rest
}: CalloutProps) {
  const Icon = icons[tone];
  return (
    <div data-component="Callout" className={classNames(styles.root, tones[tone], className)} {...rest}>
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {ownTexts(children)}
      </div>
      {action}
    </div>
  );
});
