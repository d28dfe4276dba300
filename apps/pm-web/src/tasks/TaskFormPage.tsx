import { useSearchParams } from 'react-router-dom';
import { projectChoice } from '../api/choices';
import { useAppPath } from '../app/useAppPath';
import { clientApi } from '../clients/clientApi';
import { FormScreen } from '../forms/FormScreen';
import { OpenedRow } from '../forms/OpenedRow';
import { projectApi } from '../projects/projectApi';
import { TaskForm } from './TaskForm';
import { taskApi } from './taskApi';
import { taskContext } from './taskContext';

/** /tasks/new, with ?project= or ?client= narrowing the choice, and /tasks/edit?id= (TSK-07). */
export function TaskFormPage() {
  const [params] = useSearchParams();
  const path = useAppPath();
  const { project, client, search } = taskContext(params);
  const list = `/tasks${search}`;
  const returnTo = path(list);
  return (
    <FormScreen
      kind="task"
      detail={taskApi.detail}
      list={list}
      create={(back) => {
        if (project !== null) {
          return (
            <OpenedRow key={project} query={projectApi.detail(project)} kind="project" back={back}>
              {(found) => (
                <TaskForm task={null} project={projectChoice(found)} clientId={null} returnTo={returnTo} />
              )}
            </OpenedRow>
          );
        }
        if (client !== null) {
          return (
            <OpenedRow key={client} query={clientApi.detail(client)} kind="client" back={back}>
              {(found) => <TaskForm task={null} project={null} clientId={found.id} returnTo={returnTo} />}
            </OpenedRow>
          );
        }
        return <TaskForm task={null} project={null} clientId={null} returnTo={returnTo} />;
      }}
      edit={(task) => <TaskForm task={task} project={null} clientId={null} returnTo={returnTo} />}
    />
  );
}
