/** Words of FileDrop in English. */
export const fileDropMessages = {
  drop: 'Drop files here to upload',
  choose: (multiple: boolean) => (multiple ? 'Choose files' : 'Choose a file'),
  files: 'Chosen files',
  remove: (name: string) => `Remove ${name}`,
  dismiss: 'Dismiss',
  added: (count: number, written: string) => `${written} ${count === 1 ? 'file' : 'files'} added`,
  removed: (name: string) => `${name} removed`,
  notTaken: (count: number, written: string) =>
    count === 1 ? 'One file was not added' : `${written} files were not added`,
  /** `limit` is written out: '10MB'. */
  tooLarge: (name: string, limit: string) => `${name}: File size exceeds ${limit} limit`,
  wrongType: (name: string) => `${name}: File type not allowed`,
  folder: (name: string) => `${name}: Folders cannot be added, only the files in them`,
  oneOnly: (name: string) => `${name}: Only one file can be added`,
  twice: (name: string) => `${name}: Already chosen`,
  bytes: 'Bytes',
  waiting: 'Waiting',
  done: 'Uploaded',
  failed: 'Failed',
};
