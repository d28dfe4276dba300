import { Button, DateRange, type DateRangeValue, Dialog, Stack } from '@linework/design-system';
import { isDateOnly } from '@linework/domain';
import { type FormEvent, useState } from 'react';
import { useFormat } from '../format/useFormat';
import { useSession } from '../session/SessionContext';

interface DaysDialogProps {
  /** What is filtered: 'Due date'. */
  title: string;
  onClose: () => void;
  /** As the filter has it: '2026-03-01..2026-03-31'. */
  onChosen: (days: string) => void;
}

/** Asks from which day to which a list is filtered; one of the two may stay empty. */
export function DaysDialog({ title, onClose, onChosen }: DaysDialogProps) {
  const [days, setDays] = useState<DateRangeValue>({ start: '', end: '' });
  const [error, setError] = useState<string>();
  const { settings } = useSession();
  const { todayDate } = useFormat();
  const { start, end } = days;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemOf(days);
    setError(wrong);
    if (wrong) return;
    onChosen(`${start}..${end}`);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} size="small">
      <form onSubmit={submit}>
        <Stack gap={16}>
          <DateRange
            label="Days"
            value={days}
            onValueChange={(next) => {
              setDays(next);
              setError(undefined);
            }}
            error={error}
            format={settings.dateFormat}
            today={todayDate()}
          />
          <Stack direction="row" gap={8} justify="end">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="solid" tone="accent">
              Filter
            </Button>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}

function problemOf({ start, end }: DateRangeValue): string | undefined {
  const given = [start, end].filter((day) => day !== '');
  if (given.length === 0) return 'Enter the first day, the last day or both';
  if (!given.every(isDateOnly)) return 'Enter valid days';
  return given.length === 2 && end < start ? 'The last day must not be before the first' : undefined;
}
