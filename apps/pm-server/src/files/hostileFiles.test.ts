import { createServer, type Server } from 'node:net';
import { zipSync } from 'fflate';
import { afterEach, expect, it } from 'vitest';
import { onBothDatabases } from '../../test/onBothDatabases';
import { testWorkspace } from '../../test/testWorkspace';
import { announceUpload, BYTES, keysOnDisk, NOTE, sendPart, storeFile, upload } from '../../test/uploads';

let scanner: Server | undefined;

afterEach(() => {
  scanner?.close();
});

onBothDatabases('Files that mean harm', (app) => {
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
    for (const name of ['../../etc/passwd.txt', '/etc/passwd.txt', 'a\\..\\b.txt', 'a\0.txt'])
      expect((await send(name, NOTE)).refused?.status).toBe(422);
    const before = new Set(await keysOnDisk(app()));
    await storeFile(owner, project.id, { name: 'CON.txt' });
    const [key, ...more] = (await keysOnDisk(app())).filter((one) => !before.has(one));
    expect(more).toEqual([]);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
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
