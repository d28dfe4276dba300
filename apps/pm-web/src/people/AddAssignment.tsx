import { Combobox, useToast } from '@linework/design-system';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Choice } from '../api/choices';
import { toProblem } from '../api/problem';
import { usePendingText } from '../forms/uncommitted';

interface AddAssignmentProps<Row, Key extends QueryKey> {
  /** Its path in the form. */
  name: string;
  /** 'Add to a project' */
  label: string;
  placeholder: string;
  find: (search: string, signal: AbortSignal) => Promise<Choice[]>;
  /** `projectApi.detail`: what is chosen, as it is stored now. */
  detail: (id: string) => UseQueryOptions<Row, Error, Row, Key>;
  /** Ids that are in the form already. */
  known: ReadonlySet<string>;
  onAdd: (row: Row) => void;
}

/** Finds a row by typing and adds it to the form. */
export function AddAssignment<Row, Key extends QueryKey>({
  name,
  label,
  placeholder,
  find,
  detail,
  known,
  onAdd,
}: AddAssignmentProps<Row, Key>) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [times, setTimes] = useState(0);
  const pending = usePendingText(name);
  const add = async (id: string) => {
    try {
      onAdd(await queryClient.fetchQuery({ ...detail(id), staleTime: 0 }));
    } catch (error) {
      toast({ tone: 'danger', title: 'It could not be added', description: toProblem(error).detail });
    }
  };
  return (
    <Combobox<string>
      // A new one for each: what was chosen stands in the form, not here.
      key={`${times} ${pending.key}`}
      id={name}
      {...pending.props}
      autoFocus={times > 0}
      label={label}
      placeholder={placeholder}
      value=""
      onValueChange={(id) => {
        if (id === null) return;
        setTimes(times + 1);
        void add(id);
      }}
      loadOptions={async (search, signal) =>
        (await find(search, signal)).filter(({ value }) => !known.has(value))
      }
    />
  );
}
