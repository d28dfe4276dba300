import { Card, FiguresTable } from '@linework/design-system';
import {
  capacityMinutes,
  formatHours,
  type ReportGroup,
  type ReportPart,
  sharePercent,
  type TimeReport,
  utilisationPercent,
} from '@linework/domain';
import { useFormat } from '../../format/useFormat';
import { GROUP_LABELS, groupLabel } from './reportWords';

/** The sums of a report by its groups, with the total. */
export function ReportSums({ report, today }: { report: TimeReport; today: string }) {
  const { date, money } = useFormat();
  const { total, rows, groups, from, to } = report;
  const [outer = 'project', inner] = groups;
  const seesMoney = total.earningsMinor !== undefined;
  const hasPeople = groups.includes('person');
  const days = from && to ? { from, to, today } : null;

  const cells = (sum: Omit<ReportPart, 'key' | 'label'>, name: string) => {
    const { minutes, billableMinutes, earningsMinor, hoursPerWeek } = sum;
    const capacity = days && hoursPerWeek !== undefined ? capacityMinutes(hoursPerWeek, days) : 0;
    const utilisation = utilisationPercent(minutes, capacity);
    return {
      name,
      hours: formatHours(minutes / 60),
      billable: formatHours(billableMinutes / 60),
      share: `${sharePercent(minutes, total.minutes, 1).toFixed(1)} %`,
      earnings: seesMoney ? money(earningsMinor) : undefined,
      utilisation: utilisation === null ? undefined : `${utilisation} %`,
    };
  };
  const label = (group: ReportGroup, of: { key: string; label: string }) => groupLabel(group, of, date);
  const title = `Hours by ${groups.map((group) => GROUP_LABELS[group].toLowerCase()).join(' and ')}`;
  return (
    <Card title={title} description={days && `${date(days.from)} to ${date(days.to)}`} flush>
      <FiguresTable
        label={title}
        columns={[
          { id: 'name', header: groups.map((group) => GROUP_LABELS[group]).join(' / ') },
          ...(outer === 'project' ? [{ id: 'about', header: 'Client' }] : []),
          { id: 'hours', header: 'Hours', numeric: true },
          { id: 'billable', header: 'Billable', numeric: true },
          { id: 'share', header: 'Share', numeric: true },
          ...(seesMoney ? [{ id: 'earnings', header: 'Earnings', numeric: true }] : []),
          ...(hasPeople ? [{ id: 'utilisation', header: 'Utilisation', numeric: true }] : []),
        ]}
        rows={rows.map((row) => ({
          id: row.key,
          cells: { ...cells(row, label(outer, row)), about: row.about },
          ...(inner && {
            parts: row.parts.map((part) => ({
              id: part.key,
              cells: { ...cells(part, label(inner, part)), about: '' },
            })),
          }),
        }))}
        total={{ ...cells(total, 'Total'), about: '' }}
      />
    </Card>
  );
}
