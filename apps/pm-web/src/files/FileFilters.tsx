import { Card, Combobox, FormGrid, SegmentedControl, Select } from '@linework/design-system';
import { FIXED_FOLDERS, type FileKind, type ProjectDetail } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { findProjects, projectChoice } from '../api/choices';
import { keys } from '../api/keys';
import { fileApi } from './fileApi';
import type { FileView } from './useFileList';

interface FileFiltersProps {
  kind: FileKind;
  category: string | null;
  projectId: string | null;
  /** Of that id, once it is known. */
  project: ProjectDetail | null;
  onCategory: (category: string | null) => void;
  onProject: (projectId: string | null) => void;
  view: FileView;
  onView: (view: FileView) => void;
}

const ALL = 'all';

/** Category, project and view mode (DOC-02). */
export function FileFilters({
  view,
  onView,
  kind,
  category,
  projectId,
  project,
  onCategory,
  onProject,
}: FileFiltersProps) {
  const { data: folders = [] } = useQuery({
    queryKey: keys.files.counts(`folders ${kind} ${projectId}`),
    queryFn: ({ signal }) => fileApi.folders({ kind, projectId }, signal),
  });
  const names = new Set([
    ...FIXED_FOLDERS.screen,
    ...folders.map(({ name }) => name),
    ...(category ? [category] : []),
  ]);
  return (
    <Card>
      <FormGrid columns={3}>
        <Select
          label="Category"
          value={category ?? ALL}
          onValueChange={(chosen) => onCategory(chosen === ALL ? null : chosen)}
          options={[
            { value: ALL, label: 'All categories' },
            ...[...names].map((name) => ({ value: name, label: name })),
          ]}
        />
        <Combobox
          label="Project"
          placeholder="All projects"
          clearable
          value={projectId}
          selectedOption={project && projectChoice(project)}
          loadOptions={findProjects}
          onValueChange={(chosen) => onProject(chosen)}
        />
        <SegmentedControl<FileView>
          label="View mode"
          value={view}
          onValueChange={onView}
          options={[
            { value: 'explorer', label: 'Explorer' },
            { value: 'list', label: 'List' },
          ]}
        />
      </FormGrid>
    </Card>
  );
}
