'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { useMessages } from '../../locale/useMessages';
import { useNumber } from '../../locale/useNumber';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { Select } from '../Select';
import { withRef } from '../withRef';
import { paginationMessages } from './messages';
import * as styles from './Pagination.css';
import { pageNumbers } from './pageNumbers';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The page that is seen, from 1. */
  page: number;
  /** How many things there are in all. */
  total: number;
  /** How many a page holds. */
  pageSize: number;
  onPageChange: (page: number) => void;
  /** A router's empty link to a page, `<Link to={...} />`, where pages have addresses; `onPageChange` is told all the same. */
  link?: (page: number) => ReactElement;
  /** Sizes to choose from. */
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
  /** Name of the navigation, where there are several on a page. */
  'aria-label'?: string;
}

/**
 * A long list in pages: which one is seen, how many there are, the next and the previous. On narrow pages the numbers give way
 * to 'Page 3 of 12'.
 *
 * Not for tables of ours, which scroll without pages (`DataTable`), nor for steps (`Stepper`). Go back to the first page when the
 * list or the page size changes.
 *
 * Keyboard: Tab goes from page to page, Enter and Space go there.
 *
 * @example <Pagination page={page} total={212} pageSize={25} onPageChange={setPage} />
 */
export const Pagination = withRef(function Pagination({
  page,
  total,
  pageSize,
  onPageChange,
  link,
  pageSizes,
  onPageSizeChange,
  className,
  'aria-label': label,
  ...rest
}: PaginationProps) {
  const text = useMessages('Pagination', paginationMessages);
  const number = useNumber();
  const count = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const to = { link, onPageChange };

  return (
    <nav
      data-component="Pagination"
      aria-label={label ?? text.name}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <div className={styles.row}>
        <div className={styles.summary}>
          {/* Said when the page turns: what was pressed stays where it is. */}
          <span role="status">
            {total === 0 ? text.none : text.range(number(first), number(last), number(total))}
          </span>
          {pageSizes && onPageSizeChange && (
            <div className={styles.size}>
              <span aria-hidden="true">{text.pageSize}</span>
              <Select
                label={text.pageSize}
                hideLabel
                options={pageSizes.map((size) => ({ value: String(size), label: number(size) }))}
                value={String(pageSize)}
                onValueChange={(size) => onPageSizeChange(Number(size))}
              />
            </div>
          )}
        </div>
        <ul className={styles.pages}>
          <li>
            <PageButton {...to} page={page - 1} disabled={page <= 1} label={text.previous}>
              <ChevronLeft className={styles.arrow} aria-hidden />
              <span className={styles.word}>{text.previous}</span>
            </PageButton>
          </li>
          {pageNumbers(page, count).map((shown, place) => (
            <li key={shown === 'gap' ? `gap-${place}` : shown} className={styles.number}>
              {shown === 'gap' ? (
                <span className={styles.gap} aria-hidden="true">
                  …
                </span>
              ) : (
                <PageButton {...to} page={shown} current={shown === page} label={text.page(number(shown))}>
                  {number(shown)}
                </PageButton>
              )}
            </li>
          ))}
          <li className={styles.compact} aria-hidden="true">
            {text.pageOf(number(page), number(count))}
          </li>
          <li>
            <PageButton {...to} page={page + 1} disabled={page >= count} label={text.next}>
              <span className={styles.word}>{text.next}</span>
              <ChevronRight className={styles.arrow} aria-hidden />
            </PageButton>
          </li>
        </ul>
      </div>
    </nav>
  );
});

interface PageButtonProps extends Pick<PaginationProps, 'link' | 'onPageChange'> {
  page: number;
  label: string;
  current?: boolean;
  /** At an end: stays focusable, so that the focus is not lost with the last press. */
  disabled?: boolean;
  children: ReactNode;
}

function PageButton({ page, label, current, disabled, link, onPageChange, children }: PageButtonProps) {
  const shared = {
    variant: 'ghost' as const,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    className: classNames(styles.page, styles.current),
  };
  if (!link || disabled) {
    return (
      <Button
        {...shared}
        aria-disabled={disabled || undefined}
        onClick={() => {
          if (!disabled && !current) onPageChange(page);
        }}
      >
        {children}
      </Button>
    );
  }
  return (
    <Button {...shared} asChild onClick={() => onPageChange(page)}>
      <Slot.Root>
        <Slot.Slottable>{link(page)}</Slot.Slottable>
        {children}
      </Slot.Root>
    </Button>
  );
}
