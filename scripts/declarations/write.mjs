// Writes dist/<entry>.d.ts and dist/<entry>.d.cts of the package in the working directory, after tsup. TypeScript 7 checks what the
// entries import and emits a declaration per source file; rolldown bundles these. The entries are those that package.json publishes.
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

const folder = process.cwd();
const dist = join(folder, 'dist');
// Within the package, because TypeScript looks for `types` from the folder of the tsconfig.json.
const perFile = join(dist, '.declarations');

const entries = await publishedEntries();
try {
  if (emitPerFile(await writeProject())) await bundle();
  else process.exitCode = 1;
} finally {
  await rm(perFile, { recursive: true });
}

/** The paths of the entries in `src`, without extension: `table/index` for `./dist/table/index.d.ts`. */
async function publishedEntries() {
  const { publishConfig } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return Object.values(publishConfig.exports).flatMap(
    (conditions) => /^\.\/dist\/(.+)\.d\.ts$/.exec(conditions.import?.types)?.[1] ?? [],
  );
}

/** @returns {Promise<string>} the path of a tsconfig.json that emits the declarations of the entries and of what they import */
async function writeProject() {
  const project = join(perFile, 'tsconfig.json');
  await mkdir(perFile, { recursive: true });
  await writeFile(
    project,
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        noEmitOnError: true,
        // Sources of the other packages are emitted as well: in the workspace a package exports its source.
        rootDir: '../../..',
        outDir: '.',
      },
      files: entries.map((entry) => `../../src/${entry}.ts`),
      include: ['../../src/**/*.d.ts'],
    }),
  );
  return project;
}

/** Prints type errors. @returns whether there were none */
function emitPerFile(project) {
  const tsc = join(import.meta.dirname, 'node_modules/typescript/bin/tsc');
  // More checkers would check much of the same twice.
  const { status } = spawnSync(process.execPath, [tsc, '-p', project, '--checkers', '1'], {
    stdio: 'inherit',
  });
  return status === 0;
}

async function bundle() {
  const sources = join(perFile, basename(folder), 'src');
  const bundled = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [entry, join(sources, `${entry}.d.ts`)])),
    external: /^[^./]/,
    // The inputs are declarations already, so no generator runs; without one named the plugin warns about TypeScript 7.0.
    plugins: [dts({ dtsOnly: true, generator: 'oxc', tsconfig: false })],
    checks: { pluginTimings: false },
  });
  for (const extension of ['d.ts', 'd.cts'])
    await bundled.write({
      dir: dist,
      entryFileNames: `[name].${extension}`,
      chunkFileNames: `[name]-[hash].${extension}`,
    });
  await bundled.close();
}
