'use client';
import { ChevronRight } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { escapeHandler } from '../../shortcuts/escapeHandler';
import { classNames } from '../classNames';
import { PopupLandmark } from '../PopupLandmark';
import { useScopeTheme } from '../useScopeTheme';
import { withRef } from '../withRef';
import * as styles from './Menu.css';
import { useMenu } from './MenuContext';

export interface MenuSubProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** The entry that opens it. */
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  /** What typing letters finds, where the label is more than text. */
  textValue?: string;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * Entries behind an entry. Hovering, Enter, Space or the arrow towards it opens it at its first entry, the arrow back or
 * Escape closes it. One level is enough for anybody; for more use a dialog.
 *
 * @example <Menu.Sub label="Move to" icon={<FolderInput />}><Menu.Item>Archive</Menu.Item></Menu.Sub>
 */
export const MenuSub = withRef(function MenuSub({
  label,
  icon,
  disabled,
  textValue,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: MenuSubProps) {
  const { primitives } = useMenu();
  const scope = useScopeTheme();
  const triggerId = useId();
  return (
    <primitives.Sub open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <primitives.SubTrigger
        id={triggerId}
        data-part="sub-trigger"
        disabled={disabled}
        data-text={textValue}
        className={classNames(styles.entry, styles.entryState, styles.opensSub)}
      >
        {icon && <span className={styles.icon}>{icon}</span>}
        <span className={styles.label}>{label}</span>
        <ChevronRight className={styles.chevron} aria-hidden />
      </primitives.SubTrigger>
      <primitives.Portal>
        <PopupLandmark aria-labelledby={triggerId}>
          <primitives.SubContent
            data-component="Menu"
            data-part="sub"
            {...scope}
            aria-labelledby={triggerId}
            sideOffset={2}
            alignOffset={-5}
            collisionPadding={8}
            loop
            className={classNames(styles.root, className)}
            onEscapeKeyDown={escapeHandler()}
            {...rest}
          />
        </PopupLandmark>
      </primitives.Portal>
    </primitives.Sub>
  );
});
