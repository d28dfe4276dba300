import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The configuration of size-limit for a package: what is weighed, held to the package's size-limits.json.
 * @param {string} folder of the package
 * @param {{ name: string, path: string, later?: string[] }[]} weighed `later`: modules that are loaded when they are needed
 * @param {string[]} [external] besides React: what an app has anyway
 * @throws Error when something is not built, has no limit, or has one and is gone
 */
export function sizeLimits(folder, weighed, external = []) {
  const limits = JSON.parse(readFileSync(join(folder, 'size-limits.json'), 'utf8'));
  const unbuilt = weighed.filter(({ path }) => !existsSync(join(folder, path))).map(({ name }) => name);
  if (unbuilt.length > 0) throw new Error(`Not in dist, so build first: ${unbuilt.join(', ')}`);
  const unlimited = weighed.filter(({ name }) => !(name in limits)).map(({ name }) => name);
  if (unlimited.length > 0 && !process.env.SIZE_UPDATE)
    throw new Error(`No limit in size-limits.json, so run \`pnpm size --update\`: ${unlimited.join(', ')}`);
  const gone = Object.keys(limits).filter((name) => !weighed.some((entry) => entry.name === name));
  if (gone.length > 0 && !process.env.SIZE_UPDATE)
    throw new Error(`size-limits.json names what there is no more: ${gone.join(', ')}`);
  return weighed.map(({ later = [], ...entry }) => ({
    gzip: true,
    ignore: ['react', 'react-dom', ...external],
    // A font is fetched when it is used, and weighs the same with any version of ours. What is loaded later is weighed by itself.
    modifyEsbuildConfig: (config) => ({
      ...config,
      external: [...(config.external ?? []), '*.woff2', ...later],
    }),
    ...entry,
    ...(process.env.SIZE_UPDATE ? {} : { limit: limits[entry.name] }),
  }));
}
