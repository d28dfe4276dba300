import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the stylesheet of a package after tsup and removes what it was made from.
 * @param {string} dist
 * @param {string} css
 */
export async function finishStyles(dist, css) {
  await writeFile(join(dist, 'styles.css'), css);
  // For TypeScript with `noUncheckedSideEffectImports`: a stylesheet exports nothing.
  await writeFile(join(dist, 'styles.d.css.ts'), 'export {};\n');
  await Promise.all(
    ['.parts', 'styles.js', 'styles.cjs'].map((path) => rm(join(dist, path), { recursive: true })),
  );
}
