import { useSearchParams } from 'react-router-dom';
import { projectChoice } from '../api/choices';
import { useAppPath } from '../app/useAppPath';
import { clientApi } from '../clients/clientApi';
import { OpenedRow } from '../forms/OpenedRow';
import { NotAllowedState } from '../problems/NotAllowedState';
import { projectApi } from '../projects/projectApi';
import { useCan } from '../session/useCan';
import { TaskForm } from './TaskForm';
import { taskApi } from './taskApi';
import { taskContext } from './taskContext';

/** /tasks/new, with ?project= or ?client= narrowing the choice, and /tasks/edit?id= (TSK-07). */
export function TaskFormPage() {
  const [params] = useSearchParams();
  const path = useAppPath();
  const may = useCan();
  const context = taskContext(params);
  const returnTo = path(`/tasks${context.search}`);
  const back = { to: returnTo, label: 'All tasks' };
  const id = params.get('id');

  if (id !== null) {
    return (
      <OpenedRow key={id} query={taskApi.detail(id)} kind="task" back={back}>
        {(task) => <TaskForm task={task} project={null} clientId={null} returnTo={returnTo} />}
      </OpenedRow>
    );
  }
  if (!may('task:create')) return <NotAllowedState action="create tasks" back={back} />;
  const { project, client } = context;
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
}
