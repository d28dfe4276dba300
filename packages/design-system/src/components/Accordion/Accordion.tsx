'use client';
import { Accordion as RadixAccordion } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { usePageDirection } from '../usePageDirection';
import { withRef } from '../withRef';
import * as styles from './Accordion.css';
import { type HeadingLevel, HeadingLevelContext } from './AccordionContext';
import { AccordionItem } from './AccordionItem';

interface OneOpen {
  /** One item is open at a time, or none. */
  type?: 'single';
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

interface ManyOpen {
  /** Each item by itself. */
  type: 'multiple';
  value?: string[];
  defaultValue?: string[];
  onValueChange?: (value: string[]) => void;
}

export type AccordionProps = Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'dir'> &
  (OneOpen | ManyOpen) & {
    /** Which heading its titles are: one more than that of the section they stand in. */
    headingLevel: HeadingLevel;
  };

const AccordionRoot = withRef(function Accordion({ headingLevel, className, ...rest }: AccordionProps) {
  const direction = usePageDirection();
  const shared = {
    'data-component': 'Accordion',
    dir: direction,
    className: classNames(styles.root, className),
  };
  return (
    <HeadingLevelContext.Provider value={headingLevel}>
      {rest.type === 'multiple' ? (
        <RadixAccordion.Root {...shared} {...rest} />
      ) : (
        <RadixAccordion.Root {...shared} collapsible {...rest} type="single" />
      )}
    </HeadingLevelContext.Provider>
  );
});

/**
 * Sections of which only the titles are seen until one is opened: questions and answers, settings that few change. With a single
 * item it is a disclosure. In a server component its parts go by their flat names: `AccordionItem`.
 *
 * Not for steps that all must be filled in (`Stepper`, `FormSection`), nor where people compare sections (`Tabs`, or simply
 * headings): what is folded away is not found.
 *
 * Keyboard: Enter and Space open and close, ArrowDown and ArrowUp move between titles, Home and End to the first and last.
 *
 * @example
 * <Accordion headingLevel={3}>
 *   <Accordion.Item value="seats" title="Can I add people later?">Any time; you pay from that day.</Accordion.Item>
 * </Accordion>
 */
export const Accordion = Object.assign(AccordionRoot, { Item: AccordionItem });
