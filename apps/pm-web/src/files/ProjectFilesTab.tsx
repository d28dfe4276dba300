import type { FileKind } from '@linework/domain';
import type { StagedFiles } from './createStagedFiles';
import { Explorer, FileBrowser } from './FileBrowser';

interface ProjectFilesTabProps {
  kind: FileKind;
  /** Null for a project that is being made: its files are staged. */
  projectId: string | null;
  staged: StagedFiles | null;
}

/** The files of one project, in its form (PRJ-09). */
export function ProjectFilesTab({ kind, projectId, staged }: ProjectFilesTabProps) {
  if (projectId === null) return staged && <Explorer kind={kind} provider={staged.providerOf(kind)} />;
  return <FileBrowser folderSet="project" kind={kind} projectId={projectId} />;
}
