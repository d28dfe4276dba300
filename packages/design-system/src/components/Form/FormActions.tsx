'use client';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../classNames';
import { mergeRefs } from '../mergeRefs';
import { useMediaQuery } from '../useMediaQuery';
import { withRef } from '../withRef';
import * as styles from './Form.css';

export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
  align?: keyof typeof styles.align;
  /**
   * On a phone: a bar at the bottom of the window, so that a long form is saved without scrolling, and the last thing of the
   * page's `main` for keys and screen readers too, wherever it stands in the code. One to a page; its submit button names
   * its form: `<Button type="submit" form={formId}>`.
   */
  sticky?: boolean;
}

/** The buttons of a form, its primary one last. */
export const FormActions = withRef(function FormActions({
  ref,
  align = 'end',
  sticky = false,
  className,
  ...rest
}: FormActionsProps) {
  const isBar = useMediaQuery(styles.phone) && sticky;
  const bar = useRef<HTMLDivElement>(null);
  const [pageEnd, setPageEnd] = useState<Element | null>(null);
  // The document is the external thing: what is seen last is to be read and reached last.
  useEffect(() => {
    setPageEnd(isBar ? (bar.current?.closest('main') ?? document.body) : null);
  }, [isBar]);

  const actions = (
    <div
      ref={mergeRefs(bar, ref)}
      data-component="FormActions"
      data-sticky={sticky || undefined}
      className={classNames(styles.actions, styles.align[align], sticky && styles.sticky, className)}
      {...rest}
    />
  );
  return pageEnd ? createPortal(actions, pageEnd) : actions;
});
