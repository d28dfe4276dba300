import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './Breadcrumb';

/** https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/: no keys of its own, only those of links. */

const show = () =>
  render(
    <Breadcrumb
      items={[
        { label: 'Documents', href: '#documents' },
        { label: 'Drawings', href: '#drawings' },
        { label: 'Plans' },
      ]}
    />,
  );

describe('APG breadcrumb', () => {
  it('keyboard interaction, not applicable: Tab goes from link to link, and past the current page', async () => {
    show();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Documents' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Drawings' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('the trail is a labelled navigation landmark around an ordered list of links', () => {
    show();
    const list = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('list');
    expect(list.tagName).toBe('OL');
    expect(within(list).getAllByRole('link')).toHaveLength(2);
  });

  it('the current page has aria-current="page"', () => {
    show();
    expect(screen.getByText('Plans')).toHaveAttribute('aria-current', 'page');
  });
});
