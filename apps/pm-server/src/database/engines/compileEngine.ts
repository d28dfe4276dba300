import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let compiled: Promise<WebAssembly.Module> | undefined;

/** PGlite's program, compiled once however often the engine is started. */
export function compileEngine(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  return compiled;
}

/**
 * PGlite itself reads its nine megabytes into a Buffer. Once a block of that size was given back, glibc keeps twice as much free
 * memory for each thread that compiles. A buffer that can be resized is not malloc's, and gives its memory back at once.
 */
async function compile(): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const program = readResizable(join(dirname(entry), 'pglite.wasm'));
  const module = await WebAssembly.compile(new Uint8Array(program));
  program.resize(0);
  return module;
}

function readResizable(path: string): ArrayBuffer {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const buffer = new ArrayBuffer(size, { maxByteLength: size });
    const bytes = new Uint8Array(buffer);
    for (let read = 0; read < size; ) read += readSync(file, bytes, { offset: read });
    return buffer;
  } finally {
    closeSync(file);
  }
}
