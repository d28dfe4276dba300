import { Button, Card, EmptyState, Skeleton, Stack } from '@linework/design-system';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Printer } from 'lucide-react';
import { toProblem } from '../../api/problem';
import { useFormat } from '../../format/useFormat';
import { LoadFailed } from '../../problems/LoadFailed';
import { ReportBudgets } from './ReportBudgets';
import { ReportFigures } from './ReportFigures';
import { ReportForm } from './ReportForm';
import { ReportOverTime } from './ReportOverTime';
import { ReportSums } from './ReportSums';
import { reportQuery } from './reportQuery';
import { type ReportChoice, useReportParams } from './useReportParams';

/** Hours and money by one or two groups, with charts, budgets and a view to print (TIM-08). The address has what is asked for. */
export function ReportsTab() {
  const { asked, generate } = useReportParams();
  return (
    <Stack gap={16}>
      <ReportForm
        asked={asked}
        onGenerate={generate}
        actions={
          asked && (
            <Button icon={<Printer />} onClick={() => window.print()}>
              Print
            </Button>
          )
        }
      />
      {asked ? <Report choice={asked} /> : <NothingAsked />}
    </Stack>
  );
}

function NothingAsked() {
  return (
    <Card>
      <EmptyState
        icon={<ChartColumn />}
        title="No report yet"
        description="Choose days, filters and groups, then press Generate Report."
      />
    </Card>
  );
}

function Report({ choice }: { choice: ReportChoice }) {
  const format = useFormat();
  const report = useQuery(reportQuery(choice));
  if (report.isPending) return <Skeleton height={320} />;
  if (report.isError)
    return <LoadFailed problem={toProblem(report.error)} onRetry={() => void report.refetch()} />;
  const { data } = report;
  if (data.rows.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<ChartColumn />}
          title="No time entries found"
          description="Nothing was recorded in these days under these filters."
        />
      </Card>
    );
  }
  return (
    <Stack gap={16}>
      <ReportFigures report={data} />
      <ReportOverTime report={data} today={format.todayDate()} />
      <ReportSums report={data} today={format.todayDate()} />
      {data.budgets && data.budgets.length > 0 && (
        <ReportBudgets budgets={data.budgets} today={format.todayDate()} />
      )}
    </Stack>
  );
}
