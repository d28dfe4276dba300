import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { someDwg } from '../packages/file-explorer/src/testing/someDwg';
import { fileRow, openFiles, openFolder, uploadFiles } from './support/explorer';
import { expect, signIn, test } from './support/fixtures';
import { watchForScripts } from './support/watchForScripts';
import { withServer } from './support/withServer';

/** A square of 400 mm. */
const SQUARE = [
  '0 SECTION 2 HEADER 9 $ACADVER 1 AC1015 9 $INSUNITS 70 4 0 ENDSEC 0 SECTION 2 ENTITIES',
  '0 LINE 8 0 10 0 20 0 11 400 21 0',
  '0 LINE 8 0 10 400 20 0 11 400 21 400',
  '0 LINE 8 0 10 400 20 400 11 0 21 400',
  '0 LINE 8 0 10 0 20 400 11 0 21 0',
  '0 ENDSEC 0 EOF',
]
  .join(' ')
  .replaceAll(' ', '\n');

test('FIL-11: with a converter that the owner installed a DWG is drawn as DXF; what it cannot read shows its small picture and says why', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'linework-converter-'));
  const script = join(folder, 'dwg2dxf.sh');
  const square = join(folder, 'square.dxf');
  writeFileSync(square, `${SQUARE}\n`);
  // Stands for a program: it cannot read what says that it is bad.
  writeFileSync(script, `grep -q bad "$1" && exit 1\ncp ${square} "$2"\n`);
  const dwg = (name: string, more: string) => ({
    name,
    mimeType: 'image/vnd.dwg',
    buffer: Buffer.concat([someDwg([]), Buffer.from(more.padEnd(120))]),
  });
  try {
    await withServer({ DWG_CONVERTER: `sh ${script} {in} {out}` }, async (url) => {
      const complaints = await watchForScripts(page, url);
      await signIn(page, url);
      await openFiles(page, url, /^Drawings/);
      await openFolder(page, 'Design');
      await uploadFiles(page, [dwg('Good.dwg', 'good'), dwg('Bad.dwg', 'bad')]);
      const dialog = page.getByRole('dialog');
      await fileRow(page, 'Good.dwg').dblclick();
      await expect(dialog.getByRole('application', { name: /^Drawing Good\.dwg/ })).toBeVisible();
      await expect(dialog.getByRole('note')).toHaveText(/^Converted from DWG, which may lose some of it\./);
      await expect(dialog).toContainText('400 × 400 mm');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await fileRow(page, 'Bad.dwg').dblclick();
      await expect(dialog).toContainText('This drawing keeps no small picture of itself.');
      await expect(dialog.getByRole('note')).toHaveText(
        'The converter of this server could not read this drawing.',
      );
      expect(complaints).toEqual([]);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
