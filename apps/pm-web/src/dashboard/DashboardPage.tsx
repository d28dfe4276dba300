import { PageContent, PageHeader, StatCard, StatRow } from '@linework/design-system';
import { type Dashboard, STAT_LABELS } from '@linework/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { request } from '../api/request';
import { DocumentTitle } from '../app/DocumentTitle';
import { useFormat } from '../format/useFormat';
import { LoadFailed } from '../problems/LoadFailed';
import { useCan } from '../session/useCan';
import { Budgets } from './Budgets';
import { panelsOnTheirWay, StatsOnTheirWay } from './DashboardSkeleton';
import { Hours } from './Hours';
import { MyWork } from './MyWork';
import { NewMenu } from './NewMenu';
import { Panels } from './Panels';
import { RecentClients } from './RecentClients';
import { RecentProjects } from './RecentProjects';
import { RecentTasks } from './RecentTasks';

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
      <Panels panels={data ? panelsOf(data, may) : panelsOnTheirWay(may)} />
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

function panelsOf(dashboard: Dashboard, may: ReturnType<typeof useCan>) {
  const { recentClients, recentProjects, recentTasks, myWork, waiting, myHours, teamHours, budgets } =
    dashboard;
  return [
    myWork && <MyWork key="work" work={myWork} waiting={waiting} />,
    <RecentProjects key="projects" projects={recentProjects} />,
    <RecentTasks key="tasks" tasks={recentTasks} />,
    may('client:read') && <RecentClients key="clients" clients={recentClients} />,
    myHours && <Hours key="hours" mine={myHours} team={teamHours} />,
    budgets && <Budgets key="budgets" budgets={budgets} />,
  ];
}
