import { FileRow } from '@linework/domain';
import { describe, expect, it } from 'vitest';
import { drawingFactsIn, revisedOf } from './revisions';

const drawing = (name: string, number: string, type: FileRow['type'], revision = 'A') =>
  FileRow.parse({
    ...{ id: crypto.randomUUID(), kind: 'drawing', name, size: 1, type, category: 'Design', description: '' },
    ...{ number, title: '', status: 'Draft', discipline: '', revision, hasThumbnail: false, version: 1 },
    ...{ projectId: crypto.randomUUID(), projectName: 'P', clientId: crypto.randomUUID(), clientName: 'C' },
    ...{ uploadedById: null, uploadedByName: '', uploadedByInitials: '' },
    ...{ uploadedAt: '2026-01-05T09:00:00.000Z', updatedAt: '2026-01-05T09:00:00.000Z' },
  });

describe('Which drawing a file revises', () => {
  const dwg = drawing('A-201 Gate.dwg', 'A-201', 'image/vnd.dwg', 'B');
  const dxf = drawing('A-201 Gate.dxf', 'A-201', 'image/vnd.dxf');
  const plan = drawing('Floor plan.dxf', '', 'image/vnd.dxf');
  const moved = { ...drawing('Site.dxf', '', 'image/vnd.dxf'), category: 'Legal' };
  const told = (...files: [name: string, number: string, revision?: string][]) =>
    revisedOf(
      files.map(([name, number, revision = '']) => ({ name, number, revision })),
      [dwg, dxf, plan, moved],
      { kind: 'drawing', category: 'Design' },
    ).map((one) => one && `${one.revision} of ${one.row.name}`);

  it('is that of its number, in its format where there is one, and each is revised by one file', () => {
    expect(told(['new.dxf', 'a-201'], ['new.dwg', 'A-201'], ['third.svg', 'A-201'])).toEqual([
      'B of A-201 Gate.dxf',
      'C of A-201 Gate.dwg',
      null,
    ]);
    expect(told(['plan.svg', 'A-201'], ['no number.dwg', ''], ['other.dwg', 'A-202'])).toEqual([
      'C of A-201 Gate.dwg',
      null,
      null,
    ]);
  });

  it('is that of its name where it has no number: in its own folder, else in another, and once', () => {
    expect(told(['FLOOR PLAN.dxf', ''], ['Floor plan.dxf', ''], ['Site.dxf', 'A-9'])).toEqual([
      'B of Floor plan.dxf',
      null,
      'B of Site.dxf',
    ]);
    expect(told(['A-201 Gate.dwg', ''])).toEqual(['C of A-201 Gate.dwg']);
  });

  it('takes the revision that the file says, unless the drawing is that already', () => {
    expect(told(['one.dwg', 'A-201', 'P3'])).toEqual(['P3 of A-201 Gate.dwg']);
    expect(told(['one.dwg', 'A-201', 'B'])).toEqual(['C of A-201 Gate.dwg']);
  });

  it('believes the title block of a DXF before its name', async () => {
    const dxf = '0\nATTRIB\n1\nS-204\n2\nDRAWING_NO\n0\nEOF\n';
    expect(await drawingFactsIn(new Blob([dxf]), 'A-201 Gate rev B.dxf')).toEqual({
      number: 'S-204',
      title: 'Gate',
      revision: 'B',
    });
    expect((await drawingFactsIn(new Blob([dxf]), 'A-201 Gate rev B.svg')).number).toBe('A-201');
  });
});
