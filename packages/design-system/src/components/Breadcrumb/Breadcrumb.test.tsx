import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Link } from '../Link';
import { Breadcrumb } from './Breadcrumb';

describeConformance(
  'Breadcrumb',
  (props) => (
    <Breadcrumb items={[{ label: 'Drawings', href: '/drawings' }, { label: 'Floor Plans' }]} {...props} />
  ),
  { element: 'NAV' },
);

describe('Breadcrumb', () => {
  it('is a named list of links of which the last is the current page', () => {
    render(
      <Breadcrumb
        items={[
          { label: 'Documents', href: '/documents' },
          { label: 'Drawings', render: <Link href="/drawings" /> },
          { label: 'Floor Plans' },
        ]}
      />,
    );
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getAllByRole('listitem')).toHaveLength(3);
    expect(within(trail).getByRole('link', { name: 'Documents' })).toHaveAttribute('href', '/documents');
    expect(within(trail).getByRole('link', { name: 'Drawings' })).toHaveAttribute('href', '/drawings');
    expect(screen.getByText('Floor Plans')).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Floor Plans' })).toBeNull();
  });
});
