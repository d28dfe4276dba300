export { Accordion, type AccordionProps } from './Accordion';
export type { HeadingLevel } from './AccordionContext';
export type { AccordionItemProps } from './AccordionItem';
