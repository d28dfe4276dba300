import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import {
  type ContentType,
  contentTypeOf,
  FILE_KINDS,
  FILE_RULES,
  fileMessages,
  shownFileName,
} from '@linework/domain';
import { zipSync } from 'fflate';
import { afterEach, expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { onDatabase } from '../../test/onDatabase';
import { testWorkspace } from '../../test/testWorkspace';
import { announceUpload, BYTES, keysOnDisk, NOTE, sendPart, storeFile, upload } from '../../test/uploads';

let scanner: Server | undefined;

afterEach(() => {
  scanner?.close();
});

onDatabase('Files that mean harm', (app) => {
  const aProject = async () => {
    const { owner, newClient, newProject } = await testWorkspace(app());
    const project = await newProject((await newClient()).id);
    const send = (name: string, bytes: Uint8Array) => upload(owner, { projectId: project.id, name }, bytes);
    return { owner, project, send };
  };

  it('ASVS-27: one byte more than was announced ends an upload, and leaves nothing behind', async () => {
    const { owner, project } = await aProject();
    const before = await keysOnDisk(app());
    const { headers } = await announceUpload(owner, { projectId: project.id });
    const address = headers.get('location') ?? '';
    const tooMuch = Buffer.concat([NOTE, Buffer.from('x')]);
    expect((await sendPart(owner, address, 0, tooMuch)).status).toBe(413);
    const lying = { ...BYTES, 'upload-offset': '0', 'content-length': String(NOTE.length) };
    expect((await owner.send('PATCH', address, tooMuch, lying)).status).toBe(413);
    expect((await owner.get(address)).status).toBe(404);
    const tooLarge = await announceUpload(owner, { projectId: project.id, length: 2_000_000_000 });
    expect([tooLarge.status, tooLarge.body.errors?.[0].path]).toEqual([422, 'name']);
    expect(await keysOnDisk(app())).toEqual(before);
  });

  it('ASVS-27: a body that never says how long it is, and never ends, is refused amid it', async () => {
    const { owner, project } = await aProject();
    const before = await keysOnDisk(app());
    const megabyte = new Uint8Array(1024 * 1024).fill(120);
    const { headers } = await announceUpload(owner, { projectId: project.id, length: 3 * megabyte.length });
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(megabyte);
      },
    });
    const request = {
      method: 'PATCH',
      headers: { host: 'localhost', cookie: owner.cookie, ...BYTES, 'upload-offset': '0' },
      body,
      duplex: 'half',
    };
    const refused = await app().app.request(`http://localhost${headers.get('location')}`, request);
    expect(refused.status).toBe(413);
    expect(sent).toBeLessThan(8);
    expect(await keysOnDisk(app())).toEqual(before);
  });

  it('ASVS-28: of every ending with every content those pass that belong together, whatever type is declared', async () => {
    const { owner, project } = await aProject();
    const contents = { ...someContents(), exe: Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1') };
    for (const kind of FILE_KINDS)
      for (const ending of some(Object.values(FILE_RULES[kind].types).flatMap(({ endings }) => endings))) {
        const passed: string[] = [];
        for (const [type, bytes] of Object.entries(contents)) {
          const announced = { projectId: project.id, kind, name: `a.${ending}`, length: bytes.length };
          // Of CAD files browsers know nothing.
          const declared = bytes.length % 2 === 0 ? '' : 'application/octet-stream';
          const { refused, uploadId } = await upload(owner, { ...announced, type: declared }, bytes);
          if (!refused) passed.push(type);
          else expect(refused.body.detail).toBe(`a.${ending}: File type not allowed`);
          if (!refused) await owner.remove(`/api/uploads/${uploadId}`, null);
        }
        expect([ending, passed]).toEqual([ending, [contentTypeOf(`a.${ending}`, kind)]]);
      }
    for (const type of ['text/html', 'application/x-msdownload', 'image/svg+xml']) {
      const lying = await announceUpload(owner, { projectId: project.id, name: 'a.txt', type });
      expect([type, lying.status]).toEqual([type, 422]);
    }
  }, 60_000);

  it('FIL-08: an Office file that a password locks is kept as what its name says, and as nothing else', async () => {
    const { send } = await aProject();
    for (const ending of ['doc', 'docx', 'xls', 'xlsx', 'pdf', 'txt', 'zip']) {
      const { refused } = await send(`locked.${ending}`, oleWith('EncryptedPackage'));
      expect([ending, refused === null]).toEqual([ending, /^(doc|xls)x?$/.test(ending)]);
    }
  });

  it('ASVS-26: entities of SVG, Word and Excel files are never read, and come back as they were sent', async () => {
    const { owner, project } = await aProject();
    const laughs = Array.from(
      { length: 9 },
      (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
    ).join('');
    const doctype = (root: string) =>
      `<?xml version="1.0"?><!DOCTYPE ${root} [<!ENTITY l0 "lol">${laughs}<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY % p SYSTEM "http://127.0.0.1:1/p.dtd">%p;]>`;
    const xml = (root: string) => Buffer.from(`${doctype(root)}<${root}>&l9;&x;</${root}>`);
    const types = { '[Content_Types].xml': xml('Types') };
    const files: [string, 'document' | 'drawing', Uint8Array][] = [
      ['laughs.svg', 'drawing', xml('svg')],
      ['laughs.docx', 'document', zipSync({ ...types, 'word/document.xml': xml('document') })],
      ['laughs.xlsx', 'document', zipSync({ ...types, 'xl/workbook.xml': xml('workbook') })],
    ];
    for (const [name, kind, bytes] of files) {
      const file = await storeFile(owner, project.id, { name, kind }, bytes);
      const sent = createHash('sha256').update(bytes).digest('hex');
      const { headers } = await owner.get(`/api/files/${file.id}/content`);
      expect([name, headers.get('etag'), headers.get('content-length')]).toEqual([
        name,
        `"${sent}"`,
        String(bytes.length),
      ]);
      expect(JSON.stringify(file)).not.toMatch(/lol|root:/);
    }
  });

  it('ASVS-29: of archives the list of entries alone is read: too many, hidden or overlapping ones are refused, and what is nested stays packed', async () => {
    const { send } = await aProject();
    const bomb = zipSync({ 'zeros.txt': new Uint8Array(70_000_000) }, { level: 9 });
    const nested = zipSync({ 'bomb.zip': bomb, 'more.zip': zipSync({ 'bomb.zip': bomb }) }, { level: 0 });
    expect((await send('nested.zip', nested)).refused).toBeNull();
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`${index}`, NOTE]));
    const one = Buffer.from(zipSync({ 'a.txt': NOTE, 'b.txt': NOTE }));
    const end = one.length - 22;
    const hiding = Buffer.from(one);
    hiding.writeUInt16LE(1, end + 8);
    hiding.writeUInt16LE(1, end + 10);
    const overlapping = Buffer.from(one);
    const second = one.indexOf('PK\x01\x02', one.indexOf('PK\x01\x02') + 4);
    overlapping.writeUInt32LE(0, second + 42);
    const beyond = Buffer.from(one);
    beyond.writeUInt32LE(one.length, end + 16);
    for (const [name, bytes] of Object.entries({
      'many.zip': zipSync(many, { level: 0 }),
      'hiding.zip': hiding,
      'overlapping.zip': overlapping,
      'beyond.zip': beyond,
      'cut.zip': one.subarray(0, end),
    }))
      expect([name, (await send(name, bytes)).refused?.body.detail]).toEqual([
        name,
        `${name}: File type not allowed`,
      ]);
  }, 60_000);

  it('ASVS-28, ASVS-29: what a file holds has to be what its name says, and an archive may not unpack to many times its size', async () => {
    const { send, owner } = await aProject();
    const before = await keysOnDisk(app());
    const bomb = zipSync({ 'zeros.txt': new Uint8Array(70_000_000) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    const wrong: [string, Uint8Array][] = [
      ['report.pdf', NOTE],
      ['report.txt', Buffer.from('%PDF-1.7\n1 0 obj\n')],
      ['photo.png', Buffer.from('MZ\x90\0\x03\0\0\0')],
      ['page.docx', zipSync({ 'page.html': NOTE })],
      ['archive.zip', bomb],
      ['run.exe', Buffer.from('MZ\x90\0\x03\0\0\0')],
    ];
    for (const [name, bytes] of wrong) {
      const { refused } = await send(name, bytes);
      expect([name, refused?.status, refused?.body.errors]).toEqual([
        name,
        422,
        [{ path: 'name', message: `${name}: File type not allowed` }],
      ]);
    }
    expect(await keysOnDisk(app())).toEqual(before);
    expect((await owner.get('/api/files')).body.total).toBe(0);
  });

  it('ASVS-30: a name decides nothing about where a file lies', async () => {
    const { owner, project, send } = await aProject();
    for (const name of [
      '../../etc/passwd.txt',
      '/etc/passwd.txt',
      'a\\..\\b.txt',
      'a\0.txt',
      'a\u202etxt.txt',
    ])
      expect([name, (await send(name, NOTE)).refused?.body.detail]).toEqual([
        name,
        `${shownFileName(name)}: ${fileMessages.nameNotUsable}. Rename the file, then upload it`,
      ]);
    const long = `${'ü'.repeat(126)}.txt`;
    expect((await send(long, NOTE)).refused?.body.detail).toMatch(/^ü{40}…: The file name is too long/);
    const before = new Set(await keysOnDisk(app()));
    const usable = ['CON.txt', '..txt', '.txt', '%2e%2e%2f.txt', `${'ü'.repeat(125)}_.txt`];
    for (const name of usable) await storeFile(owner, project.id, { name });
    const keys = (await keysOnDisk(app())).filter((one) => !before.has(one));
    expect(keys).toHaveLength(usable.length);
    for (const key of some(keys)) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('ASVS-32: a virus scanner is asked about each file; what it finds is not stored, and while it is away nothing is', async () => {
    const { send } = await aProject();
    const before = await keysOnDisk(app());
    const { port, seen } = await clamd();
    Object.assign(app().services, { scanner: { host: '127.0.0.1', port } });
    try {
      expect((await send('clean.txt', NOTE)).refused).toBeNull();
      const { refused } = await send('virus.txt', Buffer.from('A virus that is none\n'));
      expect([refused?.status, refused?.body.errors[0].message]).toEqual([
        422,
        'virus.txt: A virus was found in this file',
      ]);
      expect(seen).toEqual([NOTE.toString(), 'A virus that is none\n']);
      scanner?.close();
      const away = await send('later.txt', NOTE);
      expect([away.refused?.status, away.refused?.headers.get('retry-after')]).toEqual([503, '30']);
    } finally {
      Object.assign(app().services, { scanner: null });
    }
    // The clean one, and the one that waits for the scanner.
    expect((await keysOnDisk(app())).length - before.length).toBe(2);
  });
});

/** The shortest file of each type that is one to whoever looks at its signature, or its list of parts. */
function someContents(): Record<ContentType, Uint8Array> {
  const types = { '[Content_Types].xml': NOTE };
  return {
    'application/pdf': Buffer.from('%PDF-1.7\n1 0 obj\n'),
    'application/msword': oleWith('WordDocument'),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': zipSync({
      ...types,
      'word/document.xml': NOTE,
    }),
    'application/vnd.ms-excel': oleWith('Workbook'),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': zipSync({
      ...types,
      'xl/workbook.xml': NOTE,
    }),
    'image/jpeg': Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0', 'latin1'),
    'image/png': Buffer.from(
      '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\0\0\0\0\0\0\0\0IEND\0\0\0\0',
      'latin1',
    ),
    'image/gif': Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
    'text/plain': NOTE,
    'application/zip': zipSync({ 'a.txt': NOTE }),
    'image/vnd.dwg': Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(200)]),
    'image/vnd.dxf': Buffer.from('  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nEOF\r\n'),
    'image/svg+xml': Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  };
}

/** An older Office file with one stream (MS-CFB): a header, and one sector of its directory. */
function oleWith(stream: string): Buffer {
  const header = Buffer.alloc(512, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt32LE(0, 0x30);
  const directory = Buffer.alloc(512);
  directory.write(stream, 'utf16le');
  directory.writeUInt16LE((stream.length + 1) * 2, 64);
  return Buffer.concat([header, directory]);
}

/** A server that speaks as much of clamd's protocol as INSTREAM takes, and finds a virus in what says so. */
async function clamd(): Promise<{ port: number; seen: string[] }> {
  const seen: string[] = [];
  scanner = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('data', (piece) => {
      got = Buffer.concat([got, piece as Buffer]);
      const bytes = instream(got);
      if (bytes === null) return;
      seen.push(bytes.toString());
      socket.end(bytes.includes('virus') ? 'stream: Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => scanner?.listen(0, '127.0.0.1', resolve));
  const address = scanner.address();
  if (typeof address !== 'object' || address === null) throw new Error('The scanner has no port');
  return { port: address.port, seen };
}

/** What was sent between the command and the empty piece; null where that has not come yet. */
function instream(got: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  if (got.length < command.length) return null;
  expect(got.subarray(0, command.length).equals(command)).toBe(true);
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= got.length; ) {
    const length = got.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
