import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Link } from '../Link';
import { List } from './List';
import { ListRoom } from './ListRoom';
import { ListRow } from './ListRow';

describeConformance(
  'List',
  (props) => (
    <List {...props}>
      <ListRow title="Spillway gate renewal" />
    </List>
  ),
  { element: 'UL' },
);
describeConformance('ListRow', (props) => <ListRow title="Spillway gate renewal" {...props} />, {
  element: 'LI',
  wrap: (node) => <ul>{node}</ul>,
});
describeConformance('ListRoom', (props) => <ListRoom rows={5} {...props} />, { element: 'DIV' });

describe('ListRow', () => {
  it('makes a router’s link of its title and leaves what stands beside it outside the link', () => {
    const toTasks = <Link tone="quiet" href="/tasks" />;
    render(
      <List>
        <ListRow
          asChild
          title="Check hoist chain"
          leading={<input type="checkbox" aria-label="Complete" />}
          trailing="Today"
        >
          {toTasks}
        </ListRow>
      </List>,
    );
    const link = screen.getByRole('link', { name: 'Check hoist chain' });
    expect(link).toHaveAttribute('href', '/tasks');
    expect(link).not.toContainElement(screen.getByRole('checkbox'));
    expect(screen.getByRole('listitem')).toHaveTextContent('Today');
  });

  it('has its buttons last, and outside the link of its title', () => {
    const toTasks = <Link tone="quiet" href="/tasks" />;
    render(
      <List>
        <ListRow
          asChild
          title="Check hoist chain"
          trailing="Today"
          actions={<button type="button">Approve</button>}
        >
          {toTasks}
        </ListRow>
      </List>,
    );
    const approve = screen.getByRole('button', { name: 'Approve' });
    expect(screen.getByRole('link')).not.toContainElement(approve);
    expect(screen.getByRole('listitem').lastElementChild).toContainElement(approve);
  });
});
