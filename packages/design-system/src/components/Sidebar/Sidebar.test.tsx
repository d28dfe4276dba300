import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Sidebar } from './Sidebar';
import { SidebarEntry } from './SidebarEntry';
import { SidebarNav } from './SidebarNav';
import { SidebarSection } from './SidebarSection';

describeConformance('Sidebar', (props) => <Sidebar {...props}>Places</Sidebar>, { element: 'ASIDE' });
describeConformance('SidebarNav', (props) => <SidebarNav {...props} />, { element: 'NAV' });
describeConformance(
  'SidebarEntry',
  (props) => (
    <SidebarEntry href="/tasks" {...props}>
      {props.children ?? 'Tasks'}
    </SidebarEntry>
  ),
  { element: 'A', asChild: true },
);
describeConformance(
  'SidebarSection',
  (props) => (
    <SidebarSection label="Workspace" {...props}>
      <SidebarEntry href="/users">Users</SidebarEntry>
    </SidebarSection>
  ),
  { element: 'DIV' },
);

describe('Sidebar', () => {
  it('GEN-07: marks the current page, also as a router’s link', () => {
    render(
      <SidebarNav>
        <SidebarEntry asChild current count={156}>
          <a href="/tasks">Tasks</a>
        </SidebarEntry>
        <SidebarEntry href="/clients">Clients</SidebarEntry>
      </SidebarNav>,
    );
    expect(screen.getByRole('link', { name: /Tasks/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Clients' })).not.toHaveAttribute('aria-current');
  });

  it('is a list that keeps its sections as lists with a name', () => {
    render(
      <SidebarNav>
        <SidebarEntry href="/tasks">Tasks</SidebarEntry>
        <SidebarSection label="Workspace">
          <SidebarEntry href="/users">Users</SidebarEntry>
        </SidebarSection>
      </SidebarNav>,
    );
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    expect(within(navigation).getByRole('list', { name: 'Workspace' })).toContainElement(
      screen.getByRole('link', { name: 'Users' }),
    );
  });
});
