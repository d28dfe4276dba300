'use client';
import { Slot } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { withRef } from '../withRef';
import { TooltipBubble } from './TooltipBubble';
import { useTooltip } from './useTooltip';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'content' | 'children'> {
  /** A few words; never anything to click. */
  content: ReactNode;
  /** The one focusable thing it explains. */
  children: ReactElement;
  /** Where it is shown while there is room; else on the opposite side. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** False where the content repeats the accessible name, so that it is not read twice. */
  describes?: boolean;
}

/** Words beside a control under the pointer or in focus; Escape hides them. */
export const Tooltip = withRef(function Tooltip({
  content,
  children,
  side = 'bottom',
  open: given,
  onOpenChange,
  describes = true,
  ...rest
}: TooltipProps) {
  const madeUpId = useId();
  const id = rest.id ?? madeUpId;
  const anchor = useRef<HTMLElement>(null);
  const { open, trigger, bubble } = useTooltip(anchor, given, onOpenChange);
  return (
    <>
      <Slot.Root ref={anchor} {...trigger} aria-describedby={open && describes ? id : undefined}>
        {children}
      </Slot.Root>
      {open && (
        <TooltipBubble {...rest} {...{ id, anchor, side, bubble }}>
          {content}
        </TooltipBubble>
      )}
    </>
  );
});
