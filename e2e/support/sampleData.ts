import { cp } from 'node:fs/promises';
import { runLinework } from './server';

export const owner = {
  company: 'Halden & Roy',
  name: 'Marta Lindqvist',
  email: 'marta@halden-roy.example',
  password: 'drafting-paper',
};

/** Names the data directory of the sample workspace that the run has made, to its workers. */
export const SAMPLE = 'E2E_SAMPLE_DATA';

/** Puts the sample workspace into an empty data directory, as a copy of the one that the run has made, or into a PostgreSQL. */
export async function setUpSample(dataDirectory: string, databaseUrl?: string): Promise<void> {
  const made = process.env[SAMPLE];
  if (databaseUrl || !made) return makeSample(dataDirectory, databaseUrl);
  await cp(made, dataDirectory, { recursive: true });
}

export async function makeSample(dataDirectory: string, databaseUrl?: string): Promise<void> {
  const { company, name, email, password } = owner;
  await runLinework(
    ['setup', '--company', company, '--name', name, '--email', email, '--sample'],
    dataDirectory,
    { databaseUrl, input: password },
  );
}
