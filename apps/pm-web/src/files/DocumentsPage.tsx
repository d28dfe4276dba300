import { FilesScreen } from './FilesScreen';

/** Documents of all projects that the person sees (DOC-01 to DOC-04). */
export function DocumentsPage() {
  return <FilesScreen key="document" kind="document" />;
}
