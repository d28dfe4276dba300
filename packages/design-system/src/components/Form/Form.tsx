'use client';
import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useRef } from 'react';
import { useMessages } from '../../locale/useMessages';
import { useNumber } from '../../locale/useNumber';
import { classNames } from '../classNames';
import { mergeRefs } from '../mergeRefs';
import { ownTexts } from '../ownTexts';
import { withRef } from '../withRef';
import * as styles from './Form.css';
import { formMessages } from './messages';

export interface FormError {
  /** The field's `id` or `name`, e.g. `projects.0.name`; `''` for what belongs to no field. */
  path: string;
  /** The field's label, as the person sees it. */
  label: ReactNode;
  message: ReactNode;
}

export interface FormProps extends ComponentPropsWithRef<'form'> {
  /** What was wrong at the last submit. Each line leads to its field. */
  errors?: readonly FormError[];
  errorsTitle?: ReactNode;
  /** Called before a line's field takes focus, e.g. to open the tab in which it lies. */
  onErrorSelect?: (path: string) => void;
}

/**
 * A form with a summary of what is wrong, announced when it appears; every line leads to its field. Validation is the
 * form's own, so the browser's bubbles are off.
 *
 * Not for narrowing a list (`Toolbar`) nor for one control that is in effect at once (`Switch`).
 *
 * Keyboard: Enter in a field submits; the lines of the summary lead to their fields.
 *
 * @example <Form onSubmit={handleSubmit(save)} errors={errors}><FormSection title="Details">...</FormSection></Form>
 */
export const Form = withRef(function Form({
  errors = [],
  errorsTitle,
  onErrorSelect,
  noValidate = true,
  className,
  children,
  ref,
  ...rest
}: FormProps) {
  const text = useMessages('Form', formMessages);
  const written = useNumber();
  const form = useRef<HTMLFormElement>(null);
  const goTo = (path: string) => (event: MouseEvent) => {
    event.preventDefault();
    onErrorSelect?.(path);
    // After the caller's tab has been drawn: a hidden field cannot take focus.
    requestAnimationFrame(() => {
      const field = form.current && findField(form.current, path);
      field?.focus();
      field?.scrollIntoView({ block: 'center' });
    });
  };
  return (
    <form
      data-component="Form"
      noValidate={noValidate}
      className={classNames(styles.form, className)}
      {...rest}
      ref={mergeRefs(form, ref)}
    >
      {errors.length > 0 && (
        <div
          role="alert"
          // Read out whole when it comes, and then only what is new: not again with every field that is put right.
          aria-atomic="false"
          aria-relevant="additions"
          data-part="errors"
          className={styles.summary}
        >
          <CircleAlert aria-hidden="true" className={styles.summaryIcon} />
          <div className={styles.summaryWords}>
            <strong className={styles.summaryTitle}>
              {errorsTitle ?? text.errors(errors.length, written(errors.length))}
            </strong>
            <ul className={styles.summaryList}>
              {errors.map((error) => (
                <li key={error.path}>
                  {error.path === '' ? (
                    error.message
                  ) : (
                    <a
                      href={`#${encodeURIComponent(error.path)}`}
                      className={styles.summaryLink}
                      onClick={goTo(error.path)}
                    >
                      {ownTexts([error.label, ': ', error.message])}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {children}
    </form>
  );
});

/**
 * By id, by the mark our composite fields carry, or by name. In a radio group the one that the Tab key would reach; in another
 * group (a range of dates, a drop zone) the first thing in it.
 */
function findField(form: HTMLFormElement, path: string): HTMLElement | null {
  const name = CSS.escape(path);
  const field = form.querySelector<HTMLElement>(
    `#${name}, [data-field="${name}"], [name="${name}"]:not([type="hidden"], [aria-hidden="true"])`,
  );
  if (field?.getAttribute('role') === 'radiogroup') {
    const radio = (which: string) => field.querySelector<HTMLElement>(`[role="radio"]${which}:enabled`);
    return radio('[aria-checked="true"]') ?? radio('') ?? field;
  }
  if (!field || field.matches(focusable)) return field;
  return field.querySelector<HTMLElement>(focusable);
}

const focusable =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [type="hidden"], [tabindex="-1"])';
