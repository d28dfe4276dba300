import { createHash } from 'node:crypto';
import { fileMessages } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { testWorkspace } from '../../test/testWorkspace';
import {
  announceUpload,
  fileForm,
  jpegOf,
  keysOnDisk,
  NOTE,
  sendPart,
  storeFile,
  upload,
} from '../../test/uploads';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { fileInconsistencies, sweepFiles } from './sweepFiles';

onDatabase('Files', (app) => {
  const aProject = async () => {
    const workspace = await testWorkspace(app());
    const client = await workspace.newClient({ name: 'Statkraft' });
    const project = await workspace.newProject(client.id, { name: 'Spillway gate renewal' });
    return { ...workspace, client, project };
  };
  const keysInRows = async () =>
    (
      await rowsOf<{ key: string }>(
        app().database.orm,
        sql`select storage_key as key from files union select storage_key from file_revisions
            union select storage_key from file_uploads`,
      )
    )
      .map(({ key }) => key)
      .sort();

  it('FIL-08: a file goes from the upload to the disk and back, byte by byte', async () => {
    const { owner, project } = await aProject();
    const file = await storeFile(owner, project.id, { name: 'Basis.TXT' });
    expect(file).toMatchObject({
      name: 'Basis.TXT',
      kind: 'document',
      type: 'text/plain',
      size: NOTE.length,
      category: 'Design',
      description: 'Basis',
      projectName: 'Spillway gate renewal',
      clientName: 'Statkraft',
      uploadedById: owner.id,
    });
    const read = await owner.get(`/api/files/${file.id}/content`);
    expect([read.status, read.body]).toEqual([200, NOTE.toString()]);
    expect((await owner.get('/api/files')).body).toMatchObject({ total: 1, rows: [{ id: file.id }] });
  });

  it('FIL-08: a create that is sent twice makes one file', async () => {
    const { owner, project } = await aProject();
    const { uploadId } = await upload(owner, { projectId: project.id });
    const form = fileForm(project.id, uploadId);
    const [first, again] = [await owner.post('/api/files', form), await owner.post('/api/files', form)];
    expect([first.status, again.status, again.body.id]).toEqual([200, 200, first.body.id]);
    expect((await owner.get('/api/files')).body.total).toBe(1);
  });

  it('SRV-02: an upload goes on where its last part ended, whatever came between', async () => {
    const { owner, project } = await aProject();
    const created = await announceUpload(owner, { projectId: project.id });
    const address = created.headers.get('location') ?? '';
    expect((await sendPart(owner, address, 0, NOTE.subarray(0, 5))).headers.get('upload-offset')).toBe('5');
    expect((await sendPart(owner, address, 3, NOTE.subarray(3))).status).toBe(409);
    const state = await owner.get(address);
    expect([state.headers.get('upload-offset'), state.headers.get('upload-length')]).toEqual([
      '5',
      String(NOTE.length),
    ]);
    expect((await sendPart(owner, address, 5, NOTE.subarray(5))).status).toBe(204);
    const stored = await owner.post('/api/files', fileForm(project.id, address.split('/').at(-1) ?? ''));
    expect((await owner.get(`/api/files/${stored.body.id}/content`)).body).toBe(NOTE.toString());
  });

  it('SRV-02: bytes without a row and uploads of yesterday are swept, and every file keeps its own', async () => {
    const { owner, project } = await aProject();
    const { fileStore } = app().services;
    const file = await storeFile(owner, project.id);
    await announceUpload(owner, { projectId: project.id });
    const { uploadId } = await upload(owner, { projectId: project.id });
    await fileStore.append(
      'ab'.repeat(16),
      0,
      (async function* () {
        yield NOTE;
      })(),
      100,
    );
    expect(await fileInconsistencies(app().database.orm, fileStore)).toEqual([
      expect.stringContaining('1 stored contents'),
    ]);
    await sweepFiles(app().database, fileStore, new Date());
    expect(await keysOnDisk(app())).not.toContain('ab'.repeat(16));
    expect((await owner.get(`/api/uploads/${uploadId}`)).status).toBe(200);
    await sweepFiles(app().database, fileStore, new Date(Date.now() + 25 * 3_600_000));
    expect((await owner.get(`/api/uploads/${uploadId}`)).status).toBe(404);
    expect(await keysOnDisk(app())).toEqual(await keysInRows());
    expect((await owner.get(`/api/files/${file.id}/content`)).status).toBe(200);
    expect(await fileInconsistencies(app().database.orm, fileStore)).toEqual([]);
  });

  it('GEN-12: a deleted file lies in the trash, comes back by Undo, and leaves the disk with the last row that names it', async () => {
    const { owner, project } = await aProject();
    const file = await storeFile(owner, project.id);
    const copied = await owner.post('/api/files/changes', {
      action: 'copy',
      ids: [file.id],
      category: 'Design',
    });
    const [copyId] = copied.body.ids;
    expect((await owner.get(`/api/files/${copyId}`)).body.name).toBe('Copy of note.txt');
    const gone = await owner.remove(`/api/files/${file.id}`);
    expect((await owner.get(`/api/files/${file.id}/content`)).status).toBe(404);
    expect((await owner.get('/api/trash')).body.rows[0]).toMatchObject({ kind: 'file', name: 'note.txt' });
    await owner.post(`/api/deletions/${gone.body.deletionId}/undo`);
    expect((await owner.get(`/api/files/${file.id}/content`)).body).toBe(NOTE.toString());
    const before = await keysOnDisk(app());
    const again = await owner.post('/api/files/changes', { action: 'delete', ids: [file.id] });
    await owner.remove(`/api/trash/${again.body.deletionId}`);
    expect(await keysOnDisk(app())).toEqual(before);
    const both = await owner.remove(`/api/projects/${project.id}`);
    expect(both.body.counts).toMatchObject({ files: 1 });
    await owner.remove(`/api/trash/${both.body.deletionId}`);
    expect(await keysOnDisk(app())).toHaveLength(before.length - 1);
    expect(await keysOnDisk(app())).toEqual(await keysInRows());
  });

  it('FIL-07: a folder is made, renamed and deleted with its files, which end in Other', async () => {
    const { owner, project } = await aProject();
    const file = await storeFile(owner, project.id);
    const folders = `/api/projects/${project.id}/folders`;
    const made = await owner.post(folders, { kind: 'document', name: ' Outage 2027 ', fileIds: [file.id] });
    expect(made.body).toEqual({ name: 'Outage 2027', fileIds: [file.id] });
    for (const name of ['outage 2027', 'design'])
      expect((await owner.post(folders, { kind: 'document', name })).body.errors).toEqual([
        { path: 'name', message: 'Folder name already exists' },
      ]);
    await owner.put(folders, null, { kind: 'document', name: 'Outage 2027', to: 'Outage 2028' });
    expect((await owner.get(`/api/files/${file.id}`)).body.category).toBe('Outage 2028');
    // In case only, with files in it.
    const renamed = await owner.put(folders, null, {
      kind: 'document',
      name: 'Outage 2028',
      to: 'OUTAGE 2028',
    });
    expect(renamed.body).toEqual({ name: 'OUTAGE 2028', fileIds: [file.id] });
    await owner.put(folders, null, { kind: 'document', name: 'OUTAGE 2028', to: 'Outage 2028' });
    const list = `/api/files/folders?kind=document&project=${project.id}`;
    expect((await owner.get(list)).body.rows).toEqual([
      { name: 'Outage 2028', isCustom: true, files: 1, size: NOTE.length },
    ]);
    expect((await owner.post(`${folders}/removal`, { kind: 'document', name: 'Design' })).status).toBe(409);
    await owner.post(`${folders}/removal`, { kind: 'document', name: 'Outage 2028' });
    expect((await owner.get(list)).body.rows).toEqual([
      { name: 'Other', isCustom: false, files: 1, size: NOTE.length },
    ]);
  });

  it('DOC-02: the list is searched over four texts, sorted by name, size and date, and filtered', async () => {
    const { owner, project, newClient, newProject } = await aProject();
    const other = await newProject((await newClient({ name: 'Hafslund' })).id, { name: 'Cable tunnel' });
    const small = await storeFile(owner, project.id, { name: 'b.txt', description: 'Hydraulics' });
    const large = await storeFile(
      owner,
      other.id,
      { name: 'a.txt', category: 'Legal, old' },
      Buffer.alloc(90, 'x'),
    );
    const ids = async (query: string) =>
      (await owner.get(`/api/files?${query}`)).body.rows.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual([large.id, small.id]);
    expect(await ids('sort=size')).toEqual([small.id, large.id]);
    expect(await ids('sort=date&direction=desc')).toEqual([large.id, small.id]);
    for (const search of ['b.tx', 'hydraul', 'spillway', 'statkraft'])
      expect([search, await ids(`search=${search}`)]).toEqual([search, [small.id]]);
    expect(await ids(`category=${encodeURIComponent('Legal, old')}`)).toEqual([large.id]);
    expect(await ids(`project=${project.id}`)).toEqual([small.id]);
    expect(await ids('kind=drawing')).toEqual([]);
    const first = (await owner.get('/api/files?sort=date&limit=1')).body;
    expect(await ids(`sort=date&limit=1&cursor=${first.nextCursor}`)).toEqual([large.id]);
    expect((await owner.get('/api/files/totals?kind=document')).body).toEqual({
      total: 2,
      size: NOTE.length + 90,
      projects: 2,
      categories: 2,
    });
  });

  it('ASVS-25, ASVS-31: a download says its name twice, is saved and not shown, and runs nothing', async () => {
    const { owner, project } = await aProject();
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" onload="alert(1)"><script>alert(2)</script><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(3)"/></foreignObject><a xlink:href="javascript:alert(4)"/></svg>',
    );
    const name = 'Schütz "A", 50 % (1).svg';
    const { id } = await storeFile(owner, project.id, { name, kind: 'drawing' }, svg);
    for (const query of ['', '?inline=1']) {
      const { headers } = await owner.get(`/api/files/${id}/content${query}`);
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="Schu_tz _A_, 50 _ (1).svg"; filename*=UTF-8''Sch%C3%BCtz%20%22A%22%2C%2050%20%25%20%281%29.svg`,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox$/);
    }
  });

  it('FIL-03: a part of a file is answered by its range, and what the browser has is not sent again', async () => {
    const { owner, project } = await aProject();
    const { id } = await storeFile(owner, project.id);
    const at = `/api/files/${id}/content`;
    const part = await owner.send('GET', at, null, { range: 'bytes=5-9' });
    expect([part.status, part.body, part.headers.get('content-range')]).toEqual([
      206,
      NOTE.subarray(5, 10).toString(),
      `bytes 5-9/${NOTE.length}`,
    ]);
    expect((await owner.send('GET', at, null, { range: 'bytes=-3' })).body).toBe(
      NOTE.subarray(-3).toString(),
    );
    expect((await owner.send('GET', at, null, { range: 'bytes=99-' })).status).toBe(416);
    const tag = part.headers.get('etag') ?? '';
    expect(tag).toBe(`"${createHash('sha256').update(NOTE).digest('hex')}"`);
    expect((await owner.send('GET', at, null, { 'if-none-match': tag })).status).toBe(304);
    expect((await owner.send('GET', at, null, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(
      200,
    );
  });

  it('FIL-03: an upload becomes the next revision of a text, of its own kind only, and a save of what was seen before is refused', async () => {
    const { owner, manager, project } = await aProject();
    const file = await storeFile(owner, project.id);
    const { id, name, description, category, version } = file;
    const text = Buffer.from('Another text\n');
    const save = async (uploadId: string, seen: number) =>
      owner.put(`/api/files/${id}`, seen, { name, description, category, uploadId });
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const svg = await upload(owner, { projectId: project.id, kind: 'drawing', name: 'a.svg' }, drawing);
    expect((await save(svg.uploadId, version)).status).toBe(422);
    const theirs = await upload(manager, { projectId: project.id }, text);
    expect((await save(theirs.uploadId, version)).body.errors).toMatchObject([{ path: 'uploadId' }]);
    const { uploadId } = await upload(owner, { projectId: project.id }, text);
    const saved = await save(uploadId, version);
    expect(saved.body).toMatchObject({
      id,
      size: text.length,
      version: version + 1,
      type: 'text/plain',
      revision: '2',
    });
    expect((await owner.get(`/api/files/${id}/content`)).body).toBe(text.toString());
    expect((await save(uploadId, version)).status).toBe(412);
    await sweepFiles(app().database, app().services.fileStore, new Date());
    expect(await keysOnDisk(app())).toEqual(await keysInRows());
  });

  it('FIL-11: a drawing is what its name says, has revisions with who and when, and any of them is read and restored', async () => {
    const { owner, manager, member, project } = await aProject();
    const svg = (words: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><text>${words}</text></svg>`);
    const named = { kind: 'drawing', name: 'A-201 Gate leaf.svg' } as const;
    const first = await storeFile(owner, project.id, named, svg('first'));
    const facts = { number: 'A-201', title: 'Gate leaf', discipline: 'Architectural' };
    expect(first).toMatchObject({ ...facts, status: 'Draft', revision: 'A' });
    const at = `/api/files/${first.id}`;
    const { description, category } = first;
    const revise = async (person: typeof owner, version: number, words: string, fields: object = {}) => {
      const name = 'A-201 Gate leaf rev B.svg';
      const { uploadId } = await upload(person, { projectId: project.id, kind: 'drawing', name }, svg(words));
      return person.put(at, version, { name, description, category, uploadId, ...fields });
    };
    const approved = await owner.put(at, 1, { ...named, description, category, status: 'Approved' });
    expect(approved.body).toMatchObject({ ...facts, status: 'Approved', revision: 'A' });

    // Two at once: one is B, the other is told, and becomes C.
    const [one, other] = await Promise.all([
      revise(owner, 2, 'of the owner'),
      revise(manager, 2, 'of the manager'),
    ]);
    const [won, lost] = one.status === 200 ? [one, other] : [other, one];
    expect([won.status, lost.status]).toEqual([200, 412]);
    expect(won.body).toMatchObject({ ...facts, revision: 'B', status: 'Draft', version: 3 });
    expect(lost.body.current).toMatchObject({ revision: 'B' });
    const third = await revise(manager, 3, 'third', {
      revision: 'C',
      status: 'For review',
      title: 'Gate leaf, closed',
    });
    expect(third.body).toMatchObject({
      ...facts,
      revision: 'C',
      status: 'For review',
      title: 'Gate leaf, closed',
    });

    const revisions = async () => (await owner.get(`${at}/revisions`)).body;
    const [newest, , oldest] = (await revisions()).rows;
    expect(await revisions()).toMatchObject({
      total: 3,
      rows: [
        { ordinal: 3, revision: 'C', status: 'For review', uploadedById: manager.id },
        { ordinal: 2, revision: 'B', status: 'Draft' },
        { ordinal: 1, revision: 'A', status: 'Approved', uploadedById: owner.id, name: named.name },
      ],
    });
    expect(newest.uploadedAt > oldest.uploadedAt).toBe(true);
    expect((await owner.get(`${at}/content?revision=1`)).body).toContain('first');
    expect((await owner.get(`${at}/content?revision=3`)).status).toBe(404);
    expect((await member.get(`${at}/content?revision=1`)).status).toBe(404);
    expect((await member.get(`${at}/revisions`)).status).toBe(404);

    const restore = (ordinal: number, version: number) =>
      owner.post(`${at}/restoration`, { ordinal }, { 'if-match': `"${version}"` });
    expect((await restore(9, 4)).body.errors).toMatchObject([{ path: 'ordinal' }]);
    expect((await restore(1, 3)).status).toBe(412);
    expect((await restore(1, 4)).body).toMatchObject({ revision: 'D', status: 'Draft', name: named.name });
    expect((await owner.get(`${at}/content`)).body).toContain('first');
    expect((await revisions()).rows.map(({ revision }: { revision: string }) => revision)).toEqual([
      'D',
      'C',
      'B',
      'A',
    ]);
    const told = (await owner.get(`/api/activity?project=${project.id}`)).body.rows[0];
    expect(told.changes).toContainEqual({ field: 'revision', from: 'C', to: 'D' });

    await sweepFiles(app().database, app().services.fileStore, new Date(Date.now() + 25 * 3_600_000));
    expect((await owner.get(`${at}/content?revision=2`)).status).toBe(200);
    expect(await fileInconsistencies(app().database.orm, app().services.fileStore)).toEqual([]);
    const copied = await owner.post('/api/files/changes', { action: 'copy', ids: [first.id], category });
    expect((await owner.get(`/api/files/${copied.body.ids[0]}`)).body).toMatchObject({
      ...{ number: '', revision: 'A', status: 'Draft', discipline: 'Architectural' },
    });
    const gone = await owner.remove(at);
    await owner.remove(`/api/trash/${gone.body.deletionId}`);
    await sweepFiles(app().database, app().services.fileStore, new Date(Date.now() + 25 * 3_600_000));
    expect(await keysOnDisk(app())).toEqual(await keysInRows());
  });

  it('FIL-11: drawings are found by their numbers, searched, sorted and filtered by what is said of them; documents have none of it', async () => {
    const { owner, member, project } = await aProject();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const draw = (name: string) => storeFile(owner, project.id, { kind: 'drawing', name }, svg);
    const [ten, two, none] = [
      await draw('E-010 Cable tray.svg'),
      await draw('e-2 Diagram.svg'),
      await draw('Site.svg'),
    ];
    const note = await storeFile(owner, project.id);
    expect([two.number, none.number, note.number, note.revision]).toEqual(['', '', '', '1']);
    const { name, description, category } = two;
    await owner.put(`/api/files/${two.id}`, 1, {
      name,
      description,
      category,
      number: 'E-2',
      status: 'Approved',
    });
    const ids = async (query: string) =>
      (await owner.get(`/api/files?kind=drawing&${query}`)).body.rows.map(({ id }: { id: string }) => id);
    expect(await ids('sort=number')).toEqual([none.id, two.id, ten.id]);
    expect((await ids('sort=status&direction=desc'))[0]).toBe(two.id);
    expect(await ids('status=Approved')).toEqual([two.id]);
    expect(await ids('discipline=Electrical')).toEqual([ten.id]);
    expect(await ids('search=e-010')).toEqual([ten.id]);
    const matches = (person: typeof owner, wanted: object) =>
      person.post('/api/files/matches', { projectId: project.id, kind: 'drawing', ...wanted });
    const found = await matches(owner, {
      numbers: ['e-2', 'E-010', 'E-99'],
      names: ['NOTE.txt', none.name.toUpperCase()],
    });
    expect(found.body.rows.map(({ id }: { id: string }) => id).sort()).toEqual(
      [ten.id, two.id, none.id].sort(),
    );
    expect((await matches(member, { numbers: ['E-010'] })).body.rows ?? []).toEqual([]);
    expect((await matches(owner, { numbers: Array(101).fill('A') })).status).toBe(422);
    const refused = await owner.put(`/api/files/${note.id}`, 1, {
      name: 'note.txt',
      description,
      category,
      number: 'A-1',
    });
    expect(refused.body.errors).toMatchObject([{ path: 'number' }]);
    for (const wrong of [
      { status: 'Done' },
      { revision: 'B/2' },
      { discipline: 'Magic' },
      { number: 'x'.repeat(51) },
    ])
      expect(
        (await owner.put(`/api/files/${ten.id}`, 1, { name: ten.name, description, category, ...wrong }))
          .status,
      ).toBe(422);
  });

  it('FIL-12: a folder holds each name once: typed it is refused, moved it stays, and whatever else comes gets a number', async () => {
    const { owner, project } = await aProject();
    const store = (name: string, category = 'Design') => storeFile(owner, project.id, { name, category });
    const nameOf = async ({ id }: { id: string }) => (await owner.get(`/api/files/${id}`)).body.name;
    const [first, second, elsewhere] = [
      await store('Note 1.txt'),
      await store('NOTE 1.txt'),
      await store('Note 1.txt', 'Legal'),
    ];
    expect([first.name, second.name, elsewhere.name]).toEqual(['Note 1.txt', 'NOTE 1 (2).txt', 'Note 1.txt']);

    const save = (file: typeof first, said: object) =>
      owner.put(`/api/files/${file.id}`, file.version, {
        ...{ name: file.name, description: '', category: file.category },
        ...said,
      });
    for (const said of [{ name: 'note 1.txt' }, { name: 'Note 1.txt', description: 'The newest' }])
      expect((await save(second, said)).body.errors).toMatchObject([
        { path: 'name', message: fileMessages.nameTaken(said.name) },
      ]);
    expect((await save(elsewhere, { category: 'Design' })).body.errors).toMatchObject([{ path: 'name' }]);
    expect((await save(first, { name: 'NOTE 1.TXT' })).status).toBe(200);

    const change = (sent: object) => owner.post('/api/files/changes', sent);
    const other = await store('Plan.txt', 'Legal');
    const moved = await change({ action: 'move', ids: [elsewhere.id, other.id], category: 'Design' });
    expect(moved.body).toMatchObject({
      ids: [other.id],
      kept: [{ id: elsewhere.id, name: 'Note 1.txt' }],
      from: [{ category: 'Legal', ids: [other.id] }],
    });
    const copied = await change({ action: 'copy', ids: [elsewhere.id], category: 'Design' });
    expect(await nameOf({ id: copied.body.ids[0] })).toBe('Note 1 (3).txt');

    const { body: deletion } = await change({ action: 'delete', ids: [first.id] });
    const instead = await store('Note 1.txt');
    expect(instead.name).toBe('Note 1.txt');
    await owner.post(`/api/deletions/${deletion.deletionId}/undo`, {});
    expect(await nameOf(first)).toBe('NOTE 1 (4).TXT');

    const folder = { kind: 'document', name: 'Weld maps' };
    await owner.post(`/api/projects/${project.id}/folders`, folder);
    const [mapped] = [await store('Plan.txt', 'Weld maps'), await store('Plan.txt', 'Other')];
    await owner.post(`/api/projects/${project.id}/folders/removal`, folder);
    expect(await nameOf(mapped)).toBe('Plan (2).txt');

    const twins = await Promise.all(Array.from({ length: 5 }, () => store('At once.txt')));
    expect(new Set(twins.map(({ name }) => name)).size).toBe(5);
  });

  it('FIL-11: a small picture of a content is kept once, shared by copies, and gone with the content', async () => {
    const { owner, project } = await aProject();
    const file = await storeFile(owner, project.id);
    const { id, version, name, description, category } = file;
    const at = `/api/files/${id}/thumbnail`;
    const keep = (picture: unknown, seen = version) => owner.put(at, seen, { picture });
    expect((await owner.get(at)).status).toBe(404);
    const [picture, later] = [jpegOf(200, 300), jpegOf(201, 300)];
    // What a browser would have to unpack to gigabytes, what is no JPEG, what is longer than it may be.
    const png = Buffer.from('\x89PNG\r\n\x1a\n and more than that', 'latin1').toString('base64');
    for (const wrong of [jpegOf(60_000, 60_000), png, 'no base64!', '', 7, 'A'.repeat(70_000)])
      expect((await keep(wrong)).body.errors).toMatchObject([{ path: 'picture' }]);
    expect((await keep(picture, version + 1)).status).toBe(412);
    expect((await keep(picture)).status).toBe(200);
    expect((await keep(later)).status).toBe(200);
    const kept = await owner.get(at);
    expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(kept.headers.get('content-security-policy')).toContain('sandbox');
    expect(kept.headers.get('x-content-type-options')).toBe('nosniff');
    const tag = kept.headers.get('etag') ?? '';
    expect((await owner.send('GET', at, null, { 'if-none-match': tag })).status).toBe(304);
    const { body } = await owner.get(`/api/files/${id}`);
    expect(body).toMatchObject({ hasThumbnail: true, version });
    const rows = async () =>
      rowsOf<{ picture: string }>(
        app().database.orm,
        sql`select replace(encode(picture, 'base64'), chr(10), '') as picture from file_thumbnails`,
      );
    expect(await rows()).toContainEqual({ picture });

    const copied = await owner.post('/api/files/changes', { action: 'copy', ids: [id], category: 'Legal' });
    const [copy] = copied.body.ids;
    const { uploadId } = await upload(owner, { projectId: project.id }, Buffer.from('Another text\n'));
    const saved = await owner.put(`/api/files/${id}`, version, { name, description, category, uploadId });
    expect(saved.body.hasThumbnail).toBe(false);
    expect((await owner.get(`/api/files/${copy}`)).body.hasThumbnail).toBe(true);

    await app().database.orm.execute(sql`delete from files where id = ${copy}`);
    await app().database.orm.execute(sql`delete from file_revisions where file_id = ${id}`);
    await sweepFiles(app().database, app().services.fileStore, new Date());
    expect(await rows()).not.toContainEqual({ picture });
  });

  it('FIL-06: a file keeps its type when it is renamed', async () => {
    const { owner, project } = await aProject();
    const { id, version, description, category } = await storeFile(owner, project.id);
    const rename = (name: string) => owner.put(`/api/files/${id}`, version, { name, description, category });
    expect((await rename('note.exe')).body.errors).toEqual([
      { path: 'name', message: 'A file keeps its type: its name has to end in .txt' },
    ]);
    expect((await rename('../note.txt')).status).toBe(422);
    expect((await rename('Basis of design.txt')).body.name).toBe('Basis of design.txt');
  });

  it('ASVS-17: an upload is its owner’s alone, and a file of another project is not there for a member', async () => {
    const { owner, member, manager, project, joinTeam, newProject, client } = await aProject();
    const mine = await newProject(client.id);
    await joinTeam(mine.id, member);
    const { uploadId } = await upload(owner, { projectId: project.id });
    for (const person of [manager, member]) {
      const address = `/api/uploads/${uploadId}`;
      expect((await person.get(address)).status).toBe(404);
      expect((await sendPart(person, address, NOTE.length, NOTE)).status).toBe(404);
      expect((await person.remove(address, null)).status).toBe(404);
      expect((await person.post('/api/files', fileForm(mine.id, uploadId))).status).toBe(422);
    }
    const { id } = await storeFile(owner, project.id);
    for (const path of [`/api/files/${id}`, `/api/files/${id}/content`, `/api/files/${id}/content?inline=1`])
      expect((await member.get(path)).status).toBe(404);
    for (const query of ['', '?search=note', `?project=${project.id}`, `?client=${client.id}&kind=document`])
      expect([query, (await member.get(`/api/files${query}`)).body.total]).toEqual([query, 0]);
    expect((await announceUpload(member, { projectId: project.id })).status).toBe(422);
    const own = await storeFile(member, mine.id);
    expect((await member.remove(`/api/files/${own.id}`)).status).toBe(403);
    expect((await member.post('/api/files/changes', { action: 'delete', ids: [own.id] })).status).toBe(403);
    expect(
      (await member.post('/api/files/changes', { action: 'move', ids: [own.id, id], category: 'Legal' }))
        .status,
    ).toBe(404);
  });

  it('ASVS-38: so many open uploads of one person, and no more', async () => {
    const { owner, project, id } = await aProject();
    await app().database.orm.execute(
      sql`insert into file_uploads (workspace_id, id, person_id, kind, name, length, storage_key, created_at)
          select ${id}, gen_random_uuid(), ${owner.id}, 'document', 'a.txt', 1, md5(n::text), now() from generate_series(1, 200) n`,
    );
    const refused = await announceUpload(owner, { projectId: project.id });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    await app().database.orm.execute(sql`delete from file_uploads where workspace_id = ${id}`);
    expect((await announceUpload(owner, { projectId: project.id })).status).toBe(201);
  });

  it('PRJ-09: an upload for a project that is being made becomes its file once it is there', async () => {
    const { owner, member, client, newProject } = await aProject();
    const { uploadId } = await upload(owner, {});
    const project = await newProject(client.id, { id: v7() });
    const stored = await owner.post('/api/files', fileForm(project.id, uploadId));
    expect(stored.body).toMatchObject({ projectId: project.id, size: NOTE.length });
    expect((await upload(member, {})).refused?.status).toBe(403);
  });
});
