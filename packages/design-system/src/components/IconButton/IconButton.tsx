'use client';
import { Tooltip } from '../Tooltip';
import { withRef } from '../withRef';
import { drawIconButton } from './drawIconButton';
import type { IconButtonProps } from './IconButtonProps';

export type { IconButtonProps } from './IconButtonProps';

/**
 * A button whose icon says it all; the label stays for the tooltip and for who cannot see it.
 *
 * Not where the icon does not say it to everybody: a `Button` with words.
 *
 * Keyboard: Enter and Space; in focus its label is shown, Escape hides it.
 *
 * @example <IconButton label="Delete" icon={<Trash2 />} tone="danger" onClick={askToDelete} />
 */
export const IconButton = withRef(function IconButton({ tooltip = true, ...props }: IconButtonProps) {
  const button = drawIconButton(props);
  if (!tooltip) return button;
  return (
    <Tooltip content={props.label} describes={false}>
      {button}
    </Tooltip>
  );
});
