export { Accordion, type AccordionProps } from './Accordion';
export type { HeadingLevel } from './AccordionContext';
export { AccordionItem, type AccordionItemProps } from './AccordionItem';
