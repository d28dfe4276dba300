import { Avatar, ListRow, Text } from '@linework/design-system';
import { formatSize, type LatestFile } from '@linework/domain';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { useFormat } from '../format/useFormat';
import { searchKinds } from '../search/searchKinds';
import { PanelCard } from './PanelCard';

interface LatestFilesProps {
  files: readonly LatestFile[];
  /** All documents of the same thing, below the app's prefix. */
  to: string;
  /** Where they are of several projects. */
  withProject?: boolean;
}

/** The files that were uploaded last: what, by whom and when. A row opens the file. */
export function LatestFiles({ files, to, withProject = false }: LatestFilesProps) {
  const path = useAppPath();
  const format = useFormat();
  return (
    <PanelCard title="Latest files" to={to} emptyTitle="No files yet" isEmpty={files.length === 0}>
      {files.map((file) => {
        const { icon: Icon, page } = searchKinds[file.kind];
        return (
          <ListRow
            key={file.id}
            asChild
            leading={<Icon size={16} aria-hidden />}
            title={file.name}
            meta={[formatSize(file.size), ...(withProject ? [file.projectName] : [])].join(' · ')}
            trailing={
              <>
                <Text size="small" tone="secondary">
                  {format.ago(file.uploadedAt)}
                </Text>
                {file.uploadedByName && (
                  <Avatar name={file.uploadedByName} initials={file.uploadedByInitials} />
                )}
              </>
            }
          >
            <Link to={path(page(file.id))} />
          </ListRow>
        );
      })}
    </PanelCard>
  );
}
