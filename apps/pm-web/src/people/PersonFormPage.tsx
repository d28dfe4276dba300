import { useSearchParams } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { OpenedRow } from '../forms/OpenedRow';
import { NotAllowedState } from '../problems/NotAllowedState';
import { useCan } from '../session/useCan';
import { PersonForm } from './PersonForm';
import { personApi } from './personApi';

/** /users/new and /users/edit?id=: an id makes it an edit (USR-03). */
export function PersonFormPage() {
  const [params] = useSearchParams();
  const path = useAppPath();
  const may = useCan();
  const id = params.get('id');
  const back = { to: path('/users'), label: 'All users' };

  if (id === null) {
    return may('person:create') ? (
      <PersonForm person={null} />
    ) : (
      <NotAllowedState action="add users" back={back} />
    );
  }
  return (
    <OpenedRow key={id} query={personApi.detail(id)} kind="person" back={back}>
      {(person) => <PersonForm person={person} />}
    </OpenedRow>
  );
}
