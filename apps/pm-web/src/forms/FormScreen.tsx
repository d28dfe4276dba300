import { type DeletableKind, entities } from '@linework/domain';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { NotAllowedState } from '../problems/NotAllowedState';
import { useCan } from '../session/useCan';
import { OpenedRow } from './OpenedRow';

interface BackLink {
  to: string;
  label: string;
}

interface FormScreenProps<Row, Key extends QueryKey> {
  kind: DeletableKind;
  /** `clientApi.detail` */
  detail: (id: string) => UseQueryOptions<Row, Error, Row, Key>;
  /** The list to go back to, below the app's prefix. Default: the kind's page. */
  list?: string;
  /** What people who may not make one are told that they may not do. Default: 'create clients'. */
  createAction?: string;
  /** The form of a new row. Absent: rows of this kind are made elsewhere. */
  create?: (back: BackLink) => ReactNode;
  /** The form of the row that `?id=` names. */
  edit: (row: Row) => ReactNode;
}

/**
 * A kind's form at its two addresses: `?id=` makes it an edit of that row; without it, a new one, for people who may create it.
 *
 * @example <FormScreen kind="client" detail={clientApi.detail} create={() => <ClientForm client={null} />} edit={…} />
 */
export function FormScreen<Row, Key extends QueryKey>({
  kind,
  detail,
  list = entities[kind].page,
  createAction = `create ${entities[kind].plural}`,
  create,
  edit,
}: FormScreenProps<Row, Key>) {
  const [params] = useSearchParams();
  const path = useAppPath();
  const may = useCan();
  const id = params.get('id');
  const back = { to: path(list), label: `All ${entities[kind].plural}` };

  if (id === null && create) {
    return may(`${entities[kind].permission}:create`) ? (
      create(back)
    ) : (
      <NotAllowedState action={createAction} back={back} />
    );
  }
  return (
    <OpenedRow key={id} query={detail(id ?? '')} kind={kind} back={back}>
      {edit}
    </OpenedRow>
  );
}
