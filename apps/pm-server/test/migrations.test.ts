import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { allTables } from './allTables';

const folder = join(import.meta.dirname, '../migrations/meta');

it('SRV-02: the migrations make the tables of the code: `npx drizzle-kit generate --name what-changed` writes what is missing', async () => {
  const [last] = readdirSync(folder)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
    .reverse();
  const migrated = JSON.parse(readFileSync(join(folder, `${last}`), 'utf8'));
  const tables = Object.fromEntries(allTables.map((table, index) => [`${index}`, table]));
  expect(await generateMigration(migrated, generateDrizzleJson(tables, migrated.id))).toEqual([]);
});
