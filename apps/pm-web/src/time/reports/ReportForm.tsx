import { Button, Select, Stack, Text, Toolbar } from '@linework/design-system';
import { DEFAULT_REPORT_GROUP, REPORT_GROUPS, type ReportGroup } from '@linework/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { clientChoice, findClients, findProjects, projectChoice } from '../../api/choices';
import { clientApi } from '../../clients/clientApi';
import { ListFilters } from '../../lists/ListFilters';
import { projectApi } from '../../projects/projectApi';
import { useReachOf } from '../../session/useReachOf';
import { ChoiceFilter } from '../ChoiceFilter';
import { entryFields } from '../entries/entryFields';
import { GROUP_LABELS } from './reportWords';
import { type ReportChoice, reportParams } from './useReportParams';

interface ReportFormProps {
  /** What the report below was asked for by; null where there is none. */
  asked: ReportChoice | null;
  onGenerate: (choice: ReportChoice) => void;
  /** Before the button. */
  actions: ReactNode;
}

/** What to report on: filters and groups, asked for by 'Generate Report'. */
export function ReportForm({ asked, onGenerate, actions }: ReportFormProps) {
  const [choice, setChoice] = useState(asked ?? FIRST_CHOICE);
  const address = asked && JSON.stringify(reportParams(asked));
  const [lastAddress, setLastAddress] = useState(address);
  // In place, not by a new form: the button that was pressed keeps the focus.
  if (address !== lastAddress) {
    setLastAddress(address);
    setChoice(asked ?? FIRST_CHOICE);
  }
  const seesOthers = useReachOf('time:read') === 'all';
  const fields = useMemo(() => entryFields(seesOthers), [seesOthers]);
  const [outer, inner] = choice.groups;
  const setFilters = (changes: Record<string, string | null | undefined>) =>
    setChoice((before) => ({ ...before, filters: withoutEmpty({ ...before.filters, ...changes }) }));
  const isChanged = address !== null && address !== JSON.stringify(reportParams(choice));
  return (
    <Toolbar
      end={
        <>
          {isChanged && (
            <Text size="small" tone="secondary" role="status">
              Not in the report yet
            </Text>
          )}
          {actions}
          <Button variant="solid" tone="accent" onClick={() => onGenerate(choice)}>
            Generate Report
          </Button>
        </>
      }
    >
      <Stack direction="row" gap={8} align="end" wrap>
        <Select
          label="Group by"
          options={REPORT_GROUPS.map((value) => ({ value, label: GROUP_LABELS[value] }))}
          value={outer}
          onValueChange={(group) => setChoice({ ...choice, groups: [group, group === inner ? null : inner] })}
        />
        <Select
          label="Then by"
          options={[
            { value: '', label: 'Nothing' },
            ...REPORT_GROUPS.filter((group) => group !== outer).map((value) => ({
              value,
              label: GROUP_LABELS[value],
            })),
          ]}
          value={inner ?? ''}
          onValueChange={(group: ReportGroup | '') =>
            setChoice({ ...choice, groups: [outer, group === '' ? null : group] })
          }
        />
        <ChoiceFilter
          label="Client"
          placeholder="All clients"
          find={findClients}
          detail={clientApi.detail}
          toChoice={clientChoice}
          id={choice.filters.client ?? ''}
          onChange={(client) => setFilters({ client })}
        />
        <ChoiceFilter
          label="Project"
          placeholder="All projects"
          find={findProjects}
          detail={projectApi.detail}
          toChoice={projectChoice}
          id={choice.filters.project ?? ''}
          onChange={(project) => setFilters({ project })}
        />
        <ListFilters list={{ filters: choice.filters, context: {}, setFilters }} fields={fields} />
      </Stack>
    </Toolbar>
  );
}

const FIRST_CHOICE: ReportChoice = { filters: { date: 'month' }, groups: [DEFAULT_REPORT_GROUP, null] };

function withoutEmpty(filters: Record<string, string | null | undefined>): ReportChoice['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
}
