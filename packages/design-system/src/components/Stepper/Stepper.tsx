'use client';
import { Check, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../../locale/useMessages';
import { useNumber } from '../../locale/useNumber';
import { classNames } from '../classNames';
import { ownTexts } from '../ownTexts';
import { VisuallyHidden } from '../VisuallyHidden';
import { withRef } from '../withRef';
import { stepperMessages } from './messages';
import * as styles from './Stepper.css';

export interface Step<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** A muted second line: 'Optional', what was chosen. */
  detail?: ReactNode;
  /** Where it is not what the order says: steps before the current one are done, those after it are to come. */
  state?: 'done' | 'error' | 'upcoming';
  /** Cannot be gone to yet. */
  disabled?: boolean;
}

export interface StepperProps<Id extends string = string>
  extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onSelect'> {
  steps: readonly Step<Id>[];
  /** Id of the step that one is at. */
  current: Id;
  /** Makes the steps buttons. Without it they only tell. */
  onStepSelect?: (id: Id) => void;
  orientation?: 'horizontal' | 'vertical';
  'aria-label'?: string;
}

/**
 * How far one is in something with an order: an import, a registration, a set-up. Each state has its own mark, and words for who
 * cannot see it. In a narrow row only the current step keeps its words.
 *
 * Not for sections in any order (`Tabs`), nor for how much of one thing is done (`Progress`). More than six steps are too many.
 *
 * Keyboard: Tab goes from step to step where they are buttons; Enter and Space go there.
 *
 * @example <Stepper steps={[{ id: 'file', label: 'File' }, { id: 'columns', label: 'Columns' }]} current="columns" />
 */
export const Stepper = withRef(function Stepper<Id extends string = string>({
  steps,
  current,
  onStepSelect,
  orientation = 'horizontal',
  className,
  'aria-label': label,
  ...rest
}: StepperProps<Id>) {
  const text = useMessages('Stepper', stepperMessages);
  const number = useNumber();
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav
      data-component="Stepper"
      aria-label={label ?? text.name}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <ol className={classNames(styles.list, styles.orientation[orientation])}>
        {steps.map((step, place) => {
          const isCurrent = place === at;
          const state = step.state ?? (isCurrent ? 'current' : place < at ? 'done' : 'upcoming');
          const face = (
            <>
              <span className={styles.marker} aria-hidden="true">
                {state === 'done' && !isCurrent ? (
                  <Check className={styles.sign} />
                ) : state === 'error' ? (
                  <TriangleAlert className={styles.sign} />
                ) : (
                  number(place + 1)
                )}
              </span>
              <span className={classNames(styles.words, orientation === 'horizontal' && styles.wordsInRow)}>
                <span data-part="label" className={styles.label}>
                  {ownTexts(step.label)}
                  <VisuallyHidden>{`, ${text[state]}`}</VisuallyHidden>
                </span>
                {step.detail && <span className={styles.detail}>{step.detail}</span>}
              </span>
            </>
          );
          return (
            <li
              key={step.id}
              data-part="step"
              data-state={state}
              data-current={isCurrent ? '' : undefined}
              className={styles.step[orientation]}
            >
              {onStepSelect ? (
                <button
                  type="button"
                  disabled={step.disabled}
                  aria-current={isCurrent ? 'step' : undefined}
                  className={classNames(styles.face, styles.button)}
                  onClick={() => onStepSelect(step.id)}
                >
                  {face}
                </button>
              ) : (
                <span aria-current={isCurrent ? 'step' : undefined} className={styles.face}>
                  {face}
                </span>
              )}
              {orientation === 'horizontal' && place < steps.length - 1 && (
                <span className={styles.line} aria-hidden="true" />
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
