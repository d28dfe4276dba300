import { STORED_TIME_STATUSES, TIME_CATEGORIES } from '@linework/domain';
import { CalendarDays, Coins, Shapes } from 'lucide-react';
import { optionsOf } from '../../forms/fields/optionsOf';
import { type FilterField, personField, statusField } from '../../lists/filterFields';
import { TIME_STATUS_LABELS } from './timeStatusLabels';

type EntryFilter = 'date' | 'status' | 'category' | 'billable' | 'user';

/** What the entries are filtered by, besides search and project (TIM-05). */
export function entryFields(seesOthers: boolean): FilterField<EntryFilter>[] {
  return [
    {
      name: 'date',
      label: 'Date',
      icon: <CalendarDays />,
      options: [
        { value: 'today', label: 'Today' },
        { value: 'week', label: 'This week' },
        { value: 'lastWeek', label: 'Last week' },
        { value: 'month', label: 'This month' },
        { value: 'lastMonth', label: 'Last month' },
      ],
      hasDays: true,
    },
    statusField(STORED_TIME_STATUSES.map((value) => ({ value, label: TIME_STATUS_LABELS[value] }))),
    { name: 'category', label: 'Category', icon: <Shapes />, options: optionsOf(TIME_CATEGORIES) },
    {
      name: 'billable',
      label: 'Billable',
      icon: <Coins />,
      options: [
        { value: 'yes', label: 'Billable' },
        { value: 'no', label: 'Not billable' },
      ],
    },
    ...(seesOthers ? [personField()] : []),
  ];
}
