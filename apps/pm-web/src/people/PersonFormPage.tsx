import { FormScreen } from '../forms/FormScreen';
import { PersonForm } from './PersonForm';
import { personApi } from './personApi';

/** /users/new and /users/edit?id= (USR-03). */
export function PersonFormPage() {
  return (
    <FormScreen
      kind="person"
      detail={personApi.detail}
      createAction="add users"
      create={() => <PersonForm person={null} />}
      edit={(person) => <PersonForm person={person} />}
    />
  );
}
