import { Card, Skeleton, Tabs } from '@linework/design-system';
import type { ActivityAbout } from '@linework/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { latePart } from '../problems/latePart';
import { useCan } from '../session/useCan';

// No first screen waits for them.
const ActivityFeed = latePart(
  async () => (await import('./ActivityFeed')).ActivityFeed,
  <Skeleton lines={4} />,
);
const Comments = latePart(
  async () => (await import('../comments/Comments')).Comments,
  <Skeleton lines={4} />,
);

/** What happened to a client or in a project, and what is said on the project; `?comment=` opens the latter. */
export function ActivityCard({ about: { kind, id } }: { about: ActivityAbout }) {
  const may = useCan();
  const [params] = useSearchParams();
  const [tab, setTab] = useState(params.has('comment') ? 'comments' : 'all');
  if (kind === 'client' || !may('comment:read')) {
    return (
      <Card title="Activity" flush>
        <ActivityFeed about={{ kind, id }} />
      </Card>
    );
  }
  return (
    <Card title="Activity">
      <Tabs.Root value={tab} onValueChange={setTab}>
        <Tabs.List aria-label="Activity">
          <Tabs.Tab value="all">All</Tabs.Tab>
          <Tabs.Tab value="comments">Comments</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="all">
          <ActivityFeed about={{ kind, id }} />
        </Tabs.Panel>
        <Tabs.Panel value="comments">
          <Comments about={{ kind, id }} />
        </Tabs.Panel>
      </Tabs.Root>
    </Card>
  );
}
