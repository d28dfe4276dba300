'use client';
import { RotateCw } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { useNumber } from '../../locale/useNumber';
import { escapeHandler } from '../../shortcuts/escapeHandler';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { hidden } from '../Field/Field.css';
import * as optionList from '../Field/optionList.css';
import { useScopeTheme } from '../useScopeTheme';
import * as styles from './Combobox.css';
import type { OptionValue } from './ComboboxOption';
import type { FoundOptions } from './useOptions';

/** What a caller says instead of our words. */
export interface OptionWords {
  emptyMessage?: ReactNode;
  loadingMessage?: string;
  failedMessage?: ReactNode;
  retryLabel?: string;
  /** Announced: how many there are, as a number and as it is written here. */
  resultsMessage?: (count: number, written: string) => string;
}

interface OptionPopupProps extends OptionWords {
  open: boolean;
  found: FoundOptions<OptionValue>;
  /** The id of the field's label. */
  labelId: string;
  text: {
    empty: string;
    loading: string;
    failed: string;
    retry: string;
    results: (count: number, written: string) => string;
  };
  /** The list, in the document also while it is empty: the input names it. */
  children: ReactNode;
}

/** What lies under the input of a Combobox or MultiSelect, as wide as its field, and what is announced of it. */
export function OptionPopup({
  open,
  found: { options, loading, failed, retry },
  labelId,
  text,
  emptyMessage = text.empty,
  loadingMessage = text.loading,
  failedMessage = text.failed,
  retryLabel = text.retry,
  resultsMessage = text.results,
  children,
}: OptionPopupProps) {
  const written = useNumber();
  const scope = useScopeTheme();
  const missing = loading ? loadingMessage : emptyMessage;
  const failure = (
    <>
      <span>{failedMessage}</span> <span>{`${retryLabel}: Enter`}</span>
    </>
  );
  const results = options.length > 0 ? resultsMessage(options.length, written(options.length)) : missing;
  return (
    <>
      <span role="status" className={hidden}>
        {open && (loading ? loadingMessage : failed ? failure : results)}
      </span>
      <Popover.Portal>
        <Popover.Content
          {...scope}
          // A landmark: at the end of the document it stands in none of the page's.
          role="region"
          aria-labelledby={labelId}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={classNames(optionList.popup, styles.popup)}
          onEscapeKeyDown={escapeHandler()}
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
                onClick={retry}
              >
                {retryLabel}
              </Button>
            </div>
          ) : (
            options.length === 0 && <div className={optionList.message}>{missing}</div>
          )}
          {children}
        </Popover.Content>
      </Popover.Portal>
    </>
  );
}
