import { Card, Progress, Stack, Text } from '@linework/design-system';
import { budgetUsedPercent, formatHours, type ProjectDetail } from '@linework/domain';
import { useFormat } from '../format/useFormat';
import { budgetTone } from './budgetTone';

/** How much of the budget the recorded time has used (PRJ-12). Nothing for those who may not see budgets. */
export function BudgetBurn({ project }: { project: ProjectDetail }) {
  const format = useFormat();
  const { budgetMinor, budgetUsedMinor } = project;
  if (typeof budgetMinor !== 'number' || typeof budgetUsedMinor !== 'number') return null;
  const percent = budgetUsedPercent(budgetUsedMinor, budgetMinor);
  if (percent === null) return null;
  return (
    <Card title="Budget burn">
      <Stack gap={8}>
        <Text size="display" mono>
          {percent} %
        </Text>
        <Progress value={percent} label="Budget used" valueText={`${percent} %`} tone={budgetTone(percent)} />
        <Text size="small" tone="secondary">
          {format.money(budgetUsedMinor)} of {format.money(budgetMinor)} used in {formatHours(project.hours)}{' '}
          recorded hours.
          {percent > 100 ? ` That is ${format.money(budgetUsedMinor - budgetMinor)} too much.` : ''}
        </Text>
      </Stack>
    </Card>
  );
}
