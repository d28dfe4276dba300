'use client';
import { ChevronsUpDown, X } from 'lucide-react';
import * as box from '../Field/FieldBox.css';
import { Spinner } from '../Spinner';
import * as styles from './Combobox.css';

interface OptionButtonsProps {
  loading: boolean;
  open: boolean;
  disabled: boolean;
  openLabel: string;
  onToggle: () => void;
  clearLabel: string;
  /** Undefined: there is nothing to clear. */
  onClear: (() => void) | undefined;
}

/** At the end of the field: for pointers. The keyboard has Escape and the arrows, so Tab passes them. */
export function OptionButtons({
  loading,
  open,
  disabled,
  openLabel,
  onToggle,
  clearLabel,
  onClear,
}: OptionButtonsProps) {
  return (
    <>
      {loading && <Spinner size="small" label="" />}
      {onClear && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={clearLabel}
          title={clearLabel}
          className={box.innerButton}
          onClick={onClear}
        >
          <X aria-hidden="true" className={box.icon} />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        disabled={disabled}
        aria-label={openLabel}
        aria-expanded={open}
        className={box.innerButton}
        // Before the input loses focus, which would close the list that this press is to close.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onToggle}
      >
        <ChevronsUpDown aria-hidden="true" className={styles.chevron} />
      </button>
    </>
  );
}
