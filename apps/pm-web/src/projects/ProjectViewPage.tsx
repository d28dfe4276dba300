import type { ProjectOverview } from '@linework/domain';
import { OverviewScreen } from '../overviews/OverviewScreen';
import { ProjectView } from './view/ProjectView';

/** /projects/view?id=: a project opens to be read; Edit leads to its form (GEN-01). */
export function ProjectViewPage() {
  return (
    <OverviewScreen<ProjectOverview> kind="project">
      {(project) => <ProjectView project={project} />}
    </OverviewScreen>
  );
}
