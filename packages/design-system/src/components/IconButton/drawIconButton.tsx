import { drawButton } from '../Button/drawButton';
import { classNames } from '../classNames';
import * as styles from './IconButton.css';
import type { IconButtonProps } from './IconButtonProps';

/** The button without its tooltip: for a component whose icons need none, or that is too light for one. */
export function drawIconButton({
  label,
  icon,
  variant = 'ghost',
  tone = 'neutral',
  size = 'medium',
  busy = false,
  type = 'button',
  pressed,
  className,
  ...rest
}: Omit<IconButtonProps, 'tooltip'>) {
  const props = {
    'data-component': 'IconButton',
    'aria-label': label,
    ...{ variant, tone, size, busy, type, asChild: false, children: icon },
    className: classNames(styles.size[size], styles.pressed, className),
    ...(pressed === undefined ? {} : { 'aria-pressed': pressed }),
    ...rest,
  };
  return drawButton(props);
}
