import { MOST_FILES_AT_ONCE } from './fileOptions';

/** The exact texts of FIL-05 and FIL-08, and what else is said of files. */
export const fileMessages = {
  tooLarge: (file: string, megabytes: number) => `${file}: File size exceeds ${megabytes}MB limit`,
  typeNotAllowed: (file: string) => `${file}: File type not allowed`,
  folderExists: 'Folder name already exists',
  deleteFolder: (folder: string) => `Are you sure you want to delete "${folder}"?`,
  deleteFolderConsequence: 'All files in this folder will be moved to "Other".',
  fileEmpty: (file: string) => `${file}: The file is empty. Save it again where it was made, then upload it`,
  nameRefused: (file: string, problem: string) => `${file}: ${problem}. Rename the file, then upload it`,
  nameRequired: 'File name is required',
  nameNotUsable: 'The file name contains characters that cannot be used in names: / \\ or invisible ones',
  nameTooLong: 'The file name is too long. Use at most 255 bytes, which is 255 plain letters',
  endingFixed: (ending: string) => `A file keeps its type: its name has to end in .${ending}`,
  folderRequired: 'Folder is required',
  projectRequired: 'Choose the project that the file belongs to',
  projectGone: 'This project does not exist any more. Choose another',
  uploadGone: 'The upload is not there any more. Upload the file again',
  kindInvalid: 'A file is a document or a drawing',
  notAFile: 'A file is expected',
  notAFolder: 'A folder is expected',
  tooManyFiles: `Choose at most ${MOST_FILES_AT_ONCE.toLocaleString('en-US')} files at once`,
  notAThumbnail: 'A thumbnail is a JPEG of at most 512 pixels a side and 48 kB',
  notAChange: 'Say what to do, and to which files',
  workspaceFull: (file: string) =>
    `${file}: There is no room for it. Delete files that are not needed, and empty them from the trash`,
  infected: (file: string) => `${file}: A virus was found in this file`,
  tooManyUploads: 'Too many uploads at once. Wait until some of them are done',
  folderNotCustom: 'Only folders that were made here can be renamed or deleted',
} as const;
