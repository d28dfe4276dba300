import { Slot } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames';
import { ownTexts } from '../ownTexts';
import * as styles from './Button.css';
import type { ButtonProps } from './ButtonProps';

type Settled = 'variant' | 'tone' | 'size' | 'busy' | 'asChild' | 'type';

/** What a `Button` draws; not a component, for a row of a table draws two of them at each letter of a search. */
export function drawButton({
  variant,
  tone,
  size,
  icon,
  trailingIcon,
  busy,
  asChild,
  type,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps & Required<Pick<ButtonProps, Settled>>) {
  const Root = asChild ? Slot.Root : 'button';
  const stopWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <Root
      data-component="Button"
      {...(asChild ? {} : { type })}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      className={classNames(
        styles.root,
        styles.focus,
        styles.tone[tone],
        styles.variant[variant],
        styles.size[size],
        styles.disabled,
        className,
      )}
      onClick={stopWhileBusy}
      {...rest}
    >
      {icon}
      {asChild ? <Slot.Slottable child={children}>{words}</Slot.Slottable> : words(children)}
      {trailingIcon}
    </Root>
  );
}

function words(children: ReactNode): ReactNode {
  return ownTexts(children, styles.words);
}
