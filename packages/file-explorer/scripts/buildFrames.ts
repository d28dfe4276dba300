import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';

/** The pages that read and show files in a frame without rights: `frames/<kind>.html`. */
const KINDS = ['word', 'sheet'] as const;
const root = join(import.meta.dirname, '..');
const sources = join(root, 'src/frames');

/**
 * Each page is one file, with its script inline: a page without an origin could not load another. Its policy lets this script run, and
 * nothing be asked for from anywhere.
 * @returns files by name: 'word.html', 'sheet.html', and 'third-party.txt' of the libraries in them
 */
export async function buildFrames(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const inputs: string[] = [];
  for (const kind of KINDS) {
    const { script, metafile } = await bundle(kind);
    files.set(`${kind}.html`, await pageOf(kind, script));
    inputs.push(...Object.keys(metafile.inputs));
  }
  files.set('third-party.txt', await licencesOf(inputs));
  return files;
}

async function bundle(kind: string): Promise<{ script: string; metafile: Metafile }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(sources, `${kind}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    // They stand in third-party.txt.
    legalComments: 'none',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`frames/${kind}.ts made no script`);
  // In a string or a pattern; in HTML it would begin a comment.
  const script = file.text.trim().replaceAll('<!--', '\\x3C!--');
  if (/<\/script/i.test(script)) throw new Error(`The script of frames/${kind}.ts ends itself`);
  return { script, metafile };
}

async function pageOf(kind: string, script: string): Promise<string> {
  const styles = await Promise.all(
    ['frame', kind].map((name) => readFile(join(sources, `${name}.css`), 'utf8')),
  );
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data: blob:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<!-- Licences of the libraries in it: third-party.txt beside this file. -->
<title>Preview</title>
<style>
${styles.join('')}</style>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;
}

/** The licences of the libraries whose files went into the pages. */
async function licencesOf(inputs: readonly string[]): Promise<string> {
  const folders = new Set(
    inputs.flatMap((path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
  );
  const texts = await Promise.all([...folders].sort().map((folder) => licenceOf(join(root, folder))));
  return [...new Set(texts)].join('\n\n');
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = existsSync(folder) && (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? await readFile(join(folder, file), 'utf8') : '';
  return `${name} ${version} (${license})\n\n${text.trim()}`;
}
