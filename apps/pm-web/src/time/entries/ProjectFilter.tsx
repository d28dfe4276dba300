import { Combobox } from '@linework/design-system';
import { findProjects, projectChoice } from '../../api/choices';
import { useChosen } from '../../forms/fields/useChosen';
import { projectApi } from '../../projects/projectApi';

interface ProjectFilterProps {
  projectId: string | undefined;
  onChange: (projectId: string | null) => void;
}

/** Leaves the entries of one project. */
export function ProjectFilter({ projectId = '', onChange }: ProjectFilterProps) {
  const chosen = useChosen({
    id: projectId,
    initial: null,
    detail: projectApi.detail,
    toChoice: projectChoice,
  });
  return (
    <Combobox
      label="Project"
      hideLabel
      clearable
      placeholder="All projects"
      loadOptions={findProjects}
      value={projectId}
      selectedOption={chosen.choice}
      onValueChange={(id, option) => {
        chosen.pick(option && { value: option.value, label: option.label, detail: option.detail ?? '' });
        onChange(id === '' ? null : id);
      }}
    />
  );
}
