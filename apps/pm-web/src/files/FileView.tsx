import { Button, DescriptionList, Dialog, Stack } from '@linework/design-system';
import { type FileRow, formatSize } from '@linework/domain';
import { Download, ExternalLink } from 'lucide-react';
import { useFormat } from '../format/useFormat';
import { SHOWN_TYPES } from './createFileProvider';
import { contentUrl } from './fileApi';
import { saveFile } from './saveFile';

/** What is known of one file, and the ways to its content. */
export function FileView({ file, onClose }: { file: FileRow; onClose: () => void }) {
  const format = useFormat();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={file.name}
      footer={
        <>
          {SHOWN_TYPES.has(file.type) && (
            <Button asChild icon={<ExternalLink />}>
              <a href={contentUrl(file.id, { inline: true })} target="_blank" rel="noreferrer">
                Open in new tab
              </a>
            </Button>
          )}
          <Button variant="solid" tone="accent" icon={<Download />} onClick={() => saveFile(file)}>
            Download
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <DescriptionList
          items={[
            { term: 'Project', details: file.projectName },
            { term: 'Client', details: file.clientName },
            { term: 'Category', details: file.category },
            { term: 'Size', details: formatSize(file.size) },
            { term: 'Modified', details: format.fileDate(file.updatedAt) },
            { term: 'Uploaded by', details: file.uploadedByName },
            { term: 'Description', details: file.description },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
