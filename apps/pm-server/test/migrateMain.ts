import { openDatabase } from '../src/database/openDatabase';

/** What a start does first, on its own, for tests that kill it: opens the database of DATA_DIR or DATABASE_URL and migrates it. */
const { DATA_DIR = '', DATABASE_URL, MIGRATIONS = '' } = process.env;
process.stdout.write('opening\n');
const database = await openDatabase({
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  migrations: MIGRATIONS,
});
process.stdout.write('migrated\n');
await database.close();
