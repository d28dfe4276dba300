'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Form.css';

export interface FormSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** At the end of the heading's line: 'Add project'. */
  actions?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Without a sheet of its own, e.g. in a dialog. */
  plain?: boolean;
}

/** A sheet of fields that belong together, under a heading that names them. */
export const FormSection = withRef(function FormSection({
  title,
  description,
  actions,
  headingLevel = 2,
  plain = false,
  className,
  children,
  ...rest
}: FormSectionProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      data-component="FormSection"
      aria-labelledby={headingId}
      className={classNames(styles.section, plain && styles.plain, className)}
      {...rest}
    >
      <div className={styles.sectionHead}>
        <div className={styles.sectionWords}>
          <Heading id={headingId} className={styles.sectionTitle}>
            {title}
          </Heading>
          {description && <p className={styles.sectionDescription}>{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
});
