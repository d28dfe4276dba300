import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fromScreenshot, fromWebp, toWebp } from './codec.mjs';
import { allowedPixels, compare } from './compare.mjs';
import { writePage } from './page.mjs';

/**
 * Takes the images that the run sends in and holds them against the baselines, one file for each sheet and theme:
 * `<folder>/<story>/<theme>.webp`. One desk for all workers, so that one page shows what they found.
 * @param {{ folder: string, output: string, sheets: readonly string[], update: boolean }} options `output` is emptied, and
 *   gets the page and its images; `sheets` are the ids of all the sheets there are
 */
export function openImageDesk({ folder, output, sheets, update }) {
  rmSync(output, { recursive: true, force: true });
  /** What was found last, by `<story>/<theme>`: an image that has come to rest overrules one taken too early. */
  const findings = new Map();

  return { receive, close };

  /**
   * @param {string} name `<story>/<theme>`
   * @param {Buffer} png with `update` one that has come to rest: it is kept at once
   * @returns {Promise<{ verdict: 'same' | 'different' | 'new', pixels: number }>}
   */
  async function receive(name, png) {
    if (!/^[\w-]+\/[\w-]+$/.test(name)) throw new RangeError(`${name} is no sheet and theme`);
    const before = await baseline(name);
    const pixels = before ? compare(before, fromScreenshot(png)).pixels : 0;
    const verdict = !before ? 'new' : pixels > allowedPixels ? 'different' : 'same';
    if (verdict !== 'same' && update) await keep({ name, png });
    findings.set(
      name,
      verdict === 'same' || update ? { name, verdict, pixels } : { name, verdict, pixels, png },
    );
    return { verdict, pixels };
  }

  /** Writes the page. @returns {Promise<{ page?: string, lines: string[], failed: boolean }>} */
  async function close() {
    const changed = [...findings.values()].filter(({ verdict }) => verdict !== 'same');
    const lost = baselineFolders(folder).filter((story) => !sheets.includes(story));
    if (update) for (const story of lost) rmSync(join(folder, story), { recursive: true });
    else for (const finding of changed) await show(finding);
    const page = changed.length > 0 ? writePage(output, changed, update) : undefined;
    const count = (verdict) => changed.filter((finding) => finding.verdict === verdict).length;
    const lines = [
      `Images: ${findings.size} taken, ${findings.size - changed.length} as before, ${count('different')} different, ${count('new')} without a baseline.`,
      ...lost.map((story) =>
        update ? `${story} is gone, and its baselines with it.` : `${story} has baselines but is no sheet.`,
      ),
      ...(changed.length > 0 && update
        ? ['The baselines were written: look at them before you commit.']
        : []),
      ...(changed.length + lost.length > 0 && !update ? ['If that is meant: pnpm images:update'] : []),
    ];
    return { page, lines, failed: !update && changed.length + lost.length > 0 };
  }

  async function baseline(name) {
    const file = join(folder, `${name}.webp`);
    return existsSync(file) ? await fromWebp(readFileSync(file)) : undefined;
  }

  async function keep({ name, png }) {
    const { after } = await show({ name, png });
    write(join(folder, `${name}.webp`), after);
  }

  /** Writes the images that the page shows. @returns {Promise<{ after: Buffer }>} */
  async function show({ name, png }) {
    const before = await baseline(name);
    const after = fromScreenshot(png);
    const images = { after, ...(before ? { before, difference: compare(before, after).difference } : {}) };
    const encoded = {};
    for (const [part, image] of Object.entries(images)) {
      encoded[part] = await toWebp(image);
      write(join(output, `${name}.${part}.webp`), encoded[part]);
    }
    return encoded;
  }
}

function write(file, bytes) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

function baselineFolders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => basename(name));
}
