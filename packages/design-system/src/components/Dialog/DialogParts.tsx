'use client';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useCloseOnEscape } from '../../shortcuts/useCloseOnEscape';
import { IconButton } from '../IconButton';
import * as styles from './Dialog.css';

interface DialogPartsProps {
  title: ReactNode;
  description: ReactNode;
  footer: ReactNode;
  closeLabel: string;
  bodyClassName: string;
  children: ReactNode;
}

/** What a dialog or a drawer holds, in the order in which it is read. */
export function DialogParts({
  title,
  description,
  footer,
  closeLabel,
  bodyClassName,
  children,
}: DialogPartsProps) {
  const close = useRef<HTMLButtonElement>(null);
  useCloseOnEscape(close);
  return (
    <>
      <div className={styles.header}>
        <div className={styles.words}>
          <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
          )}
        </div>
      </div>
      <div className={bodyClassName}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
      {/* Last, so that focus starts on what the dialog is about. */}
      <RadixDialog.Close asChild ref={close}>
        <IconButton label={closeLabel} icon={<X />} tooltip={false} className={styles.close} />
      </RadixDialog.Close>
    </>
  );
}
