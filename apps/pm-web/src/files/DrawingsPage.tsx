import { FilesScreen } from './FilesScreen';

/** CAD drawings of all projects that the person sees (DOC-01 to DOC-04). */
export function DrawingsPage() {
  return <FilesScreen key="drawing" kind="drawing" />;
}
