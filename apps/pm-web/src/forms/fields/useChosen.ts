import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Choice } from '../../api/choices';

interface ChosenOptions<Row, Key extends QueryKey> {
  /** What the form holds; '' for nothing. */
  id: string;
  /** What it is when the form opens. */
  initial: Choice | null;
  /** `clientApi.detail`: asked for an id that nobody picked here, as from a draft. */
  detail: (id: string) => UseQueryOptions<Row, Error, Row, Key>;
  toChoice: (row: Row) => Choice;
}

/**
 * The choice behind an id that a form holds, with its name and detail, whether it was there from the start, picked, or came
 * with a draft or another person's version.
 */
export function useChosen<Row, Key extends QueryKey>({
  id,
  initial,
  detail,
  toChoice,
}: ChosenOptions<Row, Key>) {
  const [picked, setPicked] = useState(initial);
  const isKnown = id === '' || picked?.value === id;
  const { data } = useQuery({ ...detail(id), enabled: !isKnown });
  const choice = picked?.value === id ? picked : id !== '' && data !== undefined ? toChoice(data) : null;
  return { choice, pick: (option: Choice | null) => setPicked(option) };
}
