import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Link } from '../Link';
import { type ActivityItem, ActivityList } from './ActivityList';

const item = (id: string, group: string, more: Partial<ActivityItem> = {}): ActivityItem => ({
  id,
  group,
  person: { name: 'Ola Eriksen' },
  parts: [
    { text: 'Ola Eriksen', strong: true },
    { text: ' uploaded ' },
    { text: `S-${id}`, link: <Link href={`#${id}`} /> },
    { text: ' and 2 more' },
  ],
  time: '1h ago',
  dateTime: '2026-11-26T10:00:00Z',
  ...more,
});

const entries = [
  item('1', 'Today', { body: <p>Check the slot</p> }),
  item('2', 'Today'),
  item('3', 'Yesterday', { sign: 'done' }),
];

describeConformance('ActivityList', (props) => <ActivityList entries={entries} {...props} />, {
  element: 'SECTION',
});

const rows = () => screen.getAllByRole('listitem');

function Kept() {
  const [all, setAll] = useState(entries);
  const isAll = all.length > entries.length;
  const more = () => setAll([...all, item('4', 'Yesterday'), item('5', '2026-11-20')]);
  return <ActivityList entries={all} {...(!isAll && { onShowEarlier: more })} />;
}

describe('ActivityList', () => {
  it('says who did what to what, and when, under the heading of its day, with what was written', () => {
    render(<ActivityList entries={entries} headingLevel={2} />);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Today', 'Yesterday']);
    const [first] = rows();
    expect(first).toHaveTextContent('Ola Eriksen uploaded S-1 and 2 more 1h agoCheck the slot');
    expect(within(first as HTMLElement).getByRole('link', { name: 'S-1' })).toHaveAttribute('href', '#1');
    expect(within(first as HTMLElement).getByText('1h ago')).toHaveAttribute(
      'datetime',
      '2026-11-26T10:00:00Z',
    );
  });

  it('shows earlier ones, and the focus is at the first of them', async () => {
    render(<Kept />);
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(rows()).toHaveLength(5);
    expect(rows()[3]).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('waits without a word of emptiness, then says that there is none, and makes room for what failed', () => {
    const { rerender } = render(<ActivityList entries={[]} loading />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading activity');
    expect(screen.queryByText('No activity yet')).toBeNull();
    rerender(<ActivityList entries={[]} />);
    expect(screen.getByText('No activity yet')).toBeInTheDocument();
    rerender(<ActivityList entries={[]} failure={<p>Gone</p>} />);
    expect(screen.getByText('Gone')).toBeInTheDocument();
    expect(screen.queryByText('No activity yet')).toBeNull();
  });
});
