import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { TabLink } from './TabLink';
import { TabLinks } from './TabLinks';

describeConformance(
  'TabLinks',
  (props) => (
    <TabLinks aria-label="Project" {...props}>
      <TabLink current>
        <a href="/">Overview</a>
      </TabLink>
    </TabLinks>
  ),
  { element: 'NAV' },
);

describeConformance(
  'TabLink',
  (props) => (
    <TabLink {...props}>
      <a href="/">Overview</a>
    </TabLink>
  ),
  { element: 'LI', wrap: (node) => <ul>{node}</ul> },
);

describe('TabLinks', () => {
  it('marks the page that is open, and tells how much the others have', () => {
    render(
      <TabLinks aria-label="Project">
        <TabLink current>
          <a href="/projects/view">Overview</a>
        </TabLink>
        <TabLink count={1_250}>
          <a href="/tasks">Tasks</a>
        </TabLink>
      </TabLinks>,
    );
    expect(screen.getByRole('navigation', { name: 'Project' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    const tasks = screen.getByRole('link', { name: 'Tasks 1,250' });
    expect(tasks).toHaveAttribute('href', '/tasks');
    expect(tasks).not.toHaveAttribute('aria-current');
  });
});
