import { Card, Chart, SegmentedControl } from '@linework/design-system';
import { capacityMinutes, formatHours, type TimeReport, utilisationPercent } from '@linework/domain';
import { useState } from 'react';
import { useFormat } from '../../format/useFormat';
import { type Measure, reportChart } from './reportChart';
import { GROUP_LABELS } from './reportWords';

/** Hours or money by group over time, as stacked bars with their table. */
export function ReportOverTime({ report, today }: { report: TimeReport; today: string }) {
  const { money } = useFormat();
  const [chosen, setChosen] = useState<Measure>('hours');
  const seesMoney = report.total.earningsMinor !== undefined;
  const measure = seesMoney ? chosen : 'hours';
  const { categoryLabel, categories, series } = reportChart(report, measure);
  const [outer = 'project', inner] = report.groups;
  const isOverTime = outer === 'week' || outer === 'month';
  const of = isOverTime ? inner : outer;
  const noun = measure === 'hours' ? 'Hours' : 'Earnings';
  const title = `${noun}${of ? ` by ${GROUP_LABELS[of].toLowerCase()}` : ''}, per ${categoryLabel.toLowerCase()}`;
  const { total, from, to } = report;
  const capacity = from && to ? capacityMinutes(total.hoursPerWeek, { from, to, today }) : 0;
  const utilisation = utilisationPercent(total.minutes, capacity);
  return (
    <Card
      title={title}
      description={utilisation !== null && `Utilisation ${utilisation} % of ${formatHours(capacity / 60)} h`}
      action={
        seesMoney && (
          <SegmentedControl
            aria-label="Measure"
            size="small"
            options={MEASURES}
            value={measure}
            onValueChange={setChosen}
          />
        )
      }
    >
      <Chart
        type="stacked"
        label={title}
        hideLabel
        readout
        categoryLabel={categoryLabel}
        categories={categories}
        series={series}
        format={(value) =>
          measure === 'hours'
            ? `${formatHours(Math.round(value * 100) / 100)} h`
            : money(Math.round(value * 100))
        }
      />
    </Card>
  );
}

const MEASURES: readonly { value: Measure; label: string }[] = [
  { value: 'hours', label: 'Hours' },
  { value: 'money', label: 'Money' },
];
