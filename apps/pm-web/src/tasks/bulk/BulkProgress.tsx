import { Progress, VisuallyHidden } from '@linework/design-system';
import { formatNumber, type TaskBulkAnswer } from '@linework/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';

/** How far a large bulk action is, as `followBulk` hears it; told to screen readers at each quarter. */
export function BulkProgress({ first }: { first: TaskBulkAnswer }) {
  const { data = first } = useQuery<TaskBulkAnswer>({ queryKey: keys.bulk(first.id), queryFn: skipToken });
  const { handled, of } = shareOf(data);
  const text = `${formatNumber(handled)} of ${formatNumber(of)} tasks`;
  const percent = of === 0 ? 100 : (100 * handled) / of;
  const quarter = Math.floor(percent / 25) * 25;
  return (
    <>
      <span>{text}</span>
      <Progress value={percent} label={titleOf(data)} valueText={text} size="small" />
      <VisuallyHidden role="status">
        {quarter > 0 && `${titleOf(data)} is ${quarter} percent done`}
      </VisuallyHidden>
    </>
  );
}

/** 'Completing tasks' */
export function titleOf({ action, undoing }: TaskBulkAnswer): string {
  if (undoing) return action === 'delete' ? 'Bringing tasks back' : 'Undoing the completion of tasks';
  return action === 'delete' ? 'Deleting tasks' : 'Completing tasks';
}

/** Undo goes back from what had been handled, of which it knows how many tasks had changed. */
function shareOf({ undoing, chosen, handled, changed, restored }: TaskBulkAnswer): {
  handled: number;
  of: number;
} {
  return undoing ? { handled: restored, of: changed } : { handled, of: chosen };
}
