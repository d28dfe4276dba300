import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { timed } from '../../scripts/checks/testLog.mjs';
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
  await timed('sample copied', () => copyFolder(made, dataDirectory));
}

/** What the workers of a run keep for each other: `globalSetup` makes it and removes it. */
export function runFolder(): string {
  const made = process.env[SAMPLE];
  if (!made) throw new Error(`${SAMPLE} is not set: run this file by Playwright`);
  return dirname(made);
}

export async function makeSample(dataDirectory: string, databaseUrl?: string): Promise<void> {
  const { company, name, email, password } = owner;
  await runLinework(
    ['setup', '--company', company, '--name', name, '--email', email, '--sample'],
    dataDirectory,
    { databaseUrl, input: password },
  );
}

/** By the system's own program: a data directory is 1,200 files, which take Node ten times as long. @param into is there */
export async function copyFolder(from: string, into: string): Promise<void> {
  await promisify(execFile)('cp', ['-R', `${from}/.`, into]);
}
