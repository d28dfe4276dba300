#!/usr/bin/env node
// Before publishing from GitHub: npm takes a provenance only from a package that names the repository it was built in.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './published/root.mjs';

const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
for (const name of server && repository ? readdirSync(join(root, 'packages')) : []) {
  const file = join(root, 'packages', name, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.repository = {
    type: 'git',
    url: `git+${server}/${repository}.git`,
    directory: `packages/${name}`,
  };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
