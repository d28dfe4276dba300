import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../locale';
import { describeConformance } from '../../testing/describeConformance';
import { Link } from '../Link';
import { Pagination, type PaginationProps } from './Pagination';
import { pageNumbers } from './pageNumbers';

const noop = () => undefined;

describeConformance(
  'Pagination',
  (props) => <Pagination page={3} total={212} pageSize={25} onPageChange={noop} {...props} />,
  { element: 'NAV' },
);

function show(props: Partial<PaginationProps> = {}) {
  const onPageChange = vi.fn();
  render(<Pagination page={3} total={212} pageSize={25} onPageChange={onPageChange} {...props} />);
  return onPageChange;
}

describe('Pagination', () => {
  it('says which page is seen and what is on it', () => {
    show();
    expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('status')).toHaveTextContent('51–75 of 212');
  });

  it('counts the last page to its end', () => {
    show({ page: 9 });
    expect(screen.getByRole('status')).toHaveTextContent('201–212 of 212');
  });

  it.each([
    ['Previous', 2],
    ['Next', 4],
    ['Page 9', 9],
  ])('turns to %s', async (name, page) => {
    const onPageChange = show();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(page);
  });

  it('goes no further than its ends, and keeps the focus there', async () => {
    const onPageChange = show({ page: 9 });
    const next = screen.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    expect(onPageChange).not.toHaveBeenCalled();
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
  });

  it('is links where pages have addresses', async () => {
    show({ link: (page) => <Link href={`#page=${page}`} /> });
    expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '#page=4');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveTextContent('Next');
  });

  it('lets one choose how many a page holds', async () => {
    const onPageSizeChange = vi.fn();
    show({ pageSizes: [25, 50], onPageSizeChange });
    screen.getByRole('combobox', { name: 'Per page' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onPageSizeChange).toHaveBeenCalledExactlyOnceWith(50);
  });

  it('says so when there is nothing', () => {
    show({ total: 0, page: 1 });
    expect(screen.getByRole('status')).toHaveTextContent('None');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('speaks the language of the page', () => {
    render(
      <LocaleProvider
        locale="de"
        messages={{
          Pagination: { name: 'Seiten', range: (first, last, total) => `${first} bis ${last} von ${total}` },
        }}
      >
        <Pagination page={1} total={1204} pageSize={25} onPageChange={noop} />
      </LocaleProvider>,
    );
    expect(screen.getByRole('navigation', { name: 'Seiten' })).toHaveTextContent('1 bis 25 von 1.204');
  });
});

describe('pageNumbers', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 12, '1 2 3 4 5 gap 12'],
    [4, 12, '1 2 3 4 5 gap 12'],
    [5, 12, '1 gap 4 5 6 gap 12'],
    [9, 12, '1 gap 8 9 10 11 12'],
    [12, 12, '1 gap 8 9 10 11 12'],
  ])('shows for page %i of %i: %s', (page, count, shown) => {
    expect(pageNumbers(page, count).join(' ')).toBe(shown);
  });
});
