import { describe, expect, test } from 'vitest';
import { fileMessages } from './fileMessages';
import { DRAWING_CATEGORIES, PROJECT_FILE_CATEGORIES } from './fileOptions';
import { fileProblem, folderName } from './fileProblem';

const MEGABYTE = 1024 * 1024;

describe('uploads', () => {
  test('FIL-08: a document above 10 MB and a drawing above 50 MB are refused by name and limit', () => {
    const pdf = { name: 'report.pdf', type: 'application/pdf' };
    expect(fileProblem({ ...pdf, size: 10 * MEGABYTE }, 'document')).toBeNull();
    expect(fileProblem({ ...pdf, size: 10 * MEGABYTE + 1 }, 'document')).toBe(
      'report.pdf: File size exceeds 10MB limit',
    );
    const dwg = { name: 'A-101.dwg', type: '' };
    expect(fileProblem({ ...dwg, size: 50 * MEGABYTE }, 'drawing')).toBeNull();
    expect(fileProblem({ ...dwg, size: 50 * MEGABYTE + 1 }, 'drawing')).toBe(
      'A-101.dwg: File size exceeds 50MB limit',
    );
  });

  test.each([
    ['a.pdf', 'application/pdf'],
    ['a.doc', 'application/msword'],
    ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.xls', 'application/vnd.ms-excel'],
    ['a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a.JPG', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['a.gif', 'image/gif'],
    ['a.txt', 'text/plain;charset=utf-8'],
    ['a.zip', 'application/zip'],
    ['a.zip', 'application/x-zip-compressed'],
    ['a.pdf', ' APPLICATION/PDF ; version=1.7'],
    ['a.pdf', ''],
    ['a.pdf', 'application/octet-stream'],
  ])('FIL-08: the document %s declared as %s is allowed', (name, type) => {
    expect(fileProblem({ name, type, size: 1 }, 'document')).toBeNull();
  });

  test.each([
    ['A-101.dwg', ''],
    ['A-101.dwg', 'image/vnd.dwg'],
    ['plan.dxf', 'application/octet-stream'],
    ['detail.svg', 'image/svg+xml'],
  ])('FIL-08: the drawing %s declared as %j is allowed', (name, type) => {
    expect(fileProblem({ name, type, size: 1 }, 'drawing')).toBeNull();
  });

  test.each([
    ['run.exe', 'application/pdf'],
    ['a.pdf', 'text/html'],
    ['a.svg', 'image/svg+xml'],
    ['pdf', 'application/pdf'],
    ['a.pdf.html', 'application/pdf'],
    ['a.constructor', ''],
    ['', ''],
  ])('FIL-08: the document %j declared as %j is refused by name', (name, type) => {
    expect(fileProblem({ name, type, size: 1 }, 'document')).toBe(`${name}: File type not allowed`);
  });
});

test.each([
  ['../a.pdf', '../a.pdf', fileMessages.nameNotUsable],
  ['C:\\a.pdf', 'C:\\a.pdf', fileMessages.nameNotUsable],
  ['a.exe\0.pdf', 'a.exe\ufffd.pdf', fileMessages.nameNotUsable],
  ['a\u202efdp.pdf', 'a\ufffdfdp.pdf', fileMessages.nameNotUsable],
  ['a\ud83d.pdf', 'a\ufffd.pdf', fileMessages.nameNotUsable],
  [`${'ä'.repeat(126)}.pdf`, `${'ä'.repeat(40)}…`, fileMessages.nameTooLong],
])(
  'FIL-08, ASVS-30: the name %j is refused as %j, with what is wrong with it and what to do',
  (name, shown, problem) => {
    expect(fileProblem({ name, type: '', size: 1 }, 'document')).toBe(
      `${shown}: ${problem}. Rename the file, then upload it`,
    );
    const exe = `${name}.exe`;
    expect(fileProblem({ name: exe, type: '', size: 1 }, 'document')).not.toMatch(/[\0\u202e]/);
  },
);

test('FIL-08: what the server finds out about an upload is said with the name of the file', () => {
  expect([fileMessages.workspaceFull('a.pdf'), fileMessages.infected('a.pdf')]).toEqual([
    'a.pdf: There is no room for it. Delete files that are not needed, and empty them from the trash',
    'a.pdf: A virus was found in this file',
  ]);
});

test('FIL-08: an empty file is told as such', () => {
  expect(fileProblem({ name: 'a.pdf', type: 'application/pdf', size: 0 }, 'document')).toBe(
    'a.pdf: The file is empty. Save it again where it was made, then upload it',
  );
});

describe('folders', () => {
  test('FIL-08: a name that exists is refused, in any case of letters', () => {
    expect(folderName(' design ', PROJECT_FILE_CATEGORIES)).toEqual({
      message: 'Folder name already exists',
    });
  });

  test('FIL-08: a name is trimmed, an empty one ignored', () => {
    expect(folderName('  Site photos ', PROJECT_FILE_CATEGORIES)).toEqual({ name: 'Site photos' });
    expect(folderName('   ', PROJECT_FILE_CATEGORIES)).toBeNull();
  });

  test('FIL-05: deleting a folder asks to the letter', () => {
    expect(fileMessages.deleteFolder('Photos')).toBe('Are you sure you want to delete "Photos"?');
    expect(fileMessages.deleteFolderConsequence).toBe('All files in this folder will be moved to "Other".');
  });

  test('FIL-09: both sets of categories end in Other', () => {
    expect(PROJECT_FILE_CATEGORIES).toHaveLength(9);
    expect(DRAWING_CATEGORIES).toHaveLength(12);
    expect(PROJECT_FILE_CATEGORIES.at(-1)).toBe('Other');
    expect(DRAWING_CATEGORIES.at(-1)).toBe('Other');
  });
});
