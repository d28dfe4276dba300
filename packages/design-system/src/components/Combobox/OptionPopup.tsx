'use client';
import { RotateCw } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { classNames } from '../classNames';
import * as optionList from '../Field/optionList.css';
import { useScopeTheme } from '../useScopeTheme';
import * as styles from './Combobox.css';

interface OptionPopupProps {
  failed: boolean;
  failedMessage: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** Stands in for the list: nothing found, still loading. */
  message: ReactNode;
  /** The list, in the document also while it is empty: the input names it. */
  children: ReactNode;
}

/** What lies under the input of a Combobox or MultiSelect, as wide as its field. */
export function OptionPopup({
  failed,
  failedMessage,
  retryLabel,
  onRetry,
  message,
  children,
}: OptionPopupProps) {
  const scope = useScopeTheme();
  return (
    <Popover.Portal>
      <Popover.Content
        {...scope}
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className={classNames(optionList.popup, styles.popup)}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        // The input is outside the popup, and typing there must not close it; leaving it does, through downshift.
        onInteractOutside={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {failed ? (
          <div className={optionList.message}>
            <span>{failedMessage}</span>
            <Button
              size="small"
              variant="ghost"
              icon={<RotateCw aria-hidden="true" className={styles.retry} />}
              onClick={onRetry}
            >
              {retryLabel}
            </Button>
          </div>
        ) : (
          message && <div className={optionList.message}>{message}</div>
        )}
        {children}
      </Popover.Content>
    </Popover.Portal>
  );
}
