import { PageContent, PageHeader, StatCard, StatRow } from '@linework/design-system';
import { type Dashboard, type Permission, STAT_LABELS } from '@linework/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { request } from '../api/request';
import { DocumentTitle } from '../app/DocumentTitle';
import { useFormat } from '../format/useFormat';
import { LoadFailed } from '../problems/LoadFailed';
import { useCan } from '../session/useCan';
import { Budgets } from './Budgets';
import { Hours } from './Hours';
import { MyWork } from './MyWork';
import { NewMenu } from './NewMenu';
import { Panels } from './Panels';
import { RecentClients } from './RecentClients';
import { RecentProjects } from './RecentProjects';
import { RecentTasks } from './RecentTasks';
import { StatsOnTheirWay } from './StatsOnTheirWay';

const dashboardQuery = queryOptions({
  queryKey: keys.dashboard,
  queryFn: ({ signal }) => request<Dashboard>('/dashboard', { signal }),
});

/** /dashboard: four figures with where they came from, one's own work, what changed last, hours and budgets (DSH-02, DSH-03). */
export function DashboardPage() {
  const dashboard = useQuery(dashboardQuery);
  const may = useCan();
  const format = useFormat();
  const { data } = dashboard;
  if (dashboard.isError && !data) {
    return <LoadFailed problem={toProblem(dashboard.error)} onRetry={() => void dashboard.refetch()} />;
  }
  return (
    <PageContent>
      <DocumentTitle title="Dashboard" />
      <PageHeader title="Dashboard" meta={format.today()} actions={<NewMenu />} />
      {data ? <Stats stats={data.stats} /> : <StatsOnTheirWay />}
      <Panels panels={panelsOf(data, may)} />
    </PageContent>
  );
}

function Stats({ stats }: Pick<Dashboard, 'stats'>) {
  return (
    <StatRow>
      {stats.map(({ key, value, change, months }) => (
        <StatCard
          key={key}
          label={STAT_LABELS[key]}
          value={value}
          change={{ value: change, label: 'from last month' }}
          trend={months}
          trendLabel={`The last six months: ${months.join(', ')}`}
        />
      ))}
    </StatRow>
  );
}

/** Before the answer the same panels by the same keys: what is pressed in one meanwhile stays pressed. */
function panelsOf(data: Dashboard | undefined, may: ReturnType<typeof useCan>) {
  const has = (part: keyof Dashboard, permission: Permission) => (data ? part in data : may(permission));
  return [
    has('myWork', 'task:update') && <MyWork key="work" work={data?.myWork} waiting={data?.waiting} />,
    <RecentProjects key="projects" projects={data?.recentProjects} />,
    <RecentTasks key="tasks" tasks={data?.recentTasks} />,
    may('client:read') && <RecentClients key="clients" clients={data?.recentClients} />,
    has('myHours', 'time:create') && <Hours key="hours" mine={data?.myHours} team={data?.teamHours} />,
    has('budgets', 'budget:read') && <Budgets key="budgets" budgets={data?.budgets} />,
  ];
}
