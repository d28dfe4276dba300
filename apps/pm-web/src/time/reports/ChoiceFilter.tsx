import { Combobox } from '@linework/design-system';
import type { ClientDetail, ProjectDetail } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Choice } from '../../api/choices';
import { clientApi } from '../../clients/clientApi';
import { projectApi } from '../../projects/projectApi';

interface ChoiceFilterProps {
  kind: 'client' | 'project';
  label: string;
  /** While nothing is chosen: 'All projects'. */
  placeholder: string;
  find: (search: string, signal: AbortSignal) => Promise<Choice[]>;
  /** '' for nothing. */
  id: string;
  onChange: (id: string | null) => void;
}

/** Leaves the time of one client or project. */
export function ChoiceFilter({ kind, label, placeholder, find, id, onChange }: ChoiceFilterProps) {
  const [picked, setPicked] = useState<Pick<Choice, 'value' | 'label'> | null>(null);
  const isKnown = id === '' || picked?.value === id;
  const client = useQuery({ ...clientApi.detail(id), enabled: kind === 'client' && !isKnown });
  const project = useQuery({ ...projectApi.detail(id), enabled: kind === 'project' && !isKnown });
  const found: ClientDetail | ProjectDetail | undefined = kind === 'client' ? client.data : project.data;
  return (
    <Combobox
      label={label}
      clearable
      placeholder={placeholder}
      loadOptions={find}
      value={id}
      selectedOption={
        picked?.value === id ? picked : id !== '' && found ? { value: id, label: found.name } : null
      }
      onValueChange={(value, option) => {
        setPicked(option && { value: option.value, label: option.label });
        onChange(value);
      }}
    />
  );
}
