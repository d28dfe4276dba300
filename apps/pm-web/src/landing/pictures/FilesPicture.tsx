import { ToastProvider } from '@linework/design-system';
import { FileExplorer } from '@linework/file-explorer';
import { createMemoryFileProvider } from '@linework/file-explorer/memory';
import { textPreview } from '@linework/file-explorer/previews/text';

/** The explorer of a project's documents, as a grid. */
export function FilesPicture() {
  return (
    <ToastProvider>
      <FileExplorer
        provider={provider}
        previews={previews}
        defaultFolder="Design"
        defaultView="grid"
        height={480}
      />
    </ToastProvider>
  );
}

const previews = [textPreview()];

const MB = 1024 * 1024;
const ola = { id: 'ola', name: 'Ola Eriksen' };
const marta = { id: 'marta', name: 'Marta Lindqvist' };

const files = [
  ['Gate hydraulics design basis.pdf', 'application/pdf', 2.84, '2026-11-18T16:20:00Z', ola],
  ['Hoist load calculation C-031.pdf', 'application/pdf', 6.12, '2026-11-17T09:02:00Z', marta],
  [
    'Seal friction, four load cases.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    0.41,
    '2026-11-16T14:47:00Z',
    ola,
  ],
  [
    'Outage sequence narrative.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    0.18,
    '2026-11-13T11:30:00Z',
    marta,
  ],
  ['Pier face, left abutment.jpg', 'image/jpeg', 3.41, '2026-11-12T08:15:00Z', ola],
  ['Supplier data, hydraulic unit.zip', 'application/zip', 9.67, '2026-11-10T13:58:00Z', marta],
  ['Weld procedure WPS-07.pdf', 'application/pdf', 1.2, '2026-11-09T10:12:00Z', ola],
] as const;

/** The first of its folder, which the explorer shows. */
const basis = new Blob(
  [
    `Spillway gate renewal

Head   11.40 m above sill
Load   111.8 kN/m2
Case   LC-07, seals wet

Seal friction
Dry    0.90
Wet    0.65
`,
  ],
  { type: 'text/plain' },
);

const provider = createMemoryFileProvider({
  folders: ['Requirements', 'Design', 'Testing', 'Documentation', 'Contracts', 'Images', 'Other'],
  files: [
    {
      name: 'Design basis.txt',
      folder: 'Design',
      type: 'text/plain',
      size: basis.size,
      content: basis,
      modifiedAt: '2026-11-19T08:40:00Z',
      uploadedBy: ola,
    },
    ...files.map(([name, type, megabytes, modifiedAt, uploadedBy]) => ({
      id: name,
      name,
      folder: 'Design',
      type,
      size: Math.round(megabytes * MB),
      modifiedAt,
      uploadedBy,
    })),
  ],
});
