import { postgresBinaries } from '../../apps/pm-server/test/postgres';
import { test } from './fixtures';
import { type SamplePostgres, samplePostgres } from './samplePostgres';
import { type RunningServer, startServer } from './server';

/** Where each of two people works: at one server, or at two of one database. */
export interface Places {
  mine: string;
  theirs: string;
}

/** Tests that need PostgreSQL, whose programs a machine may lack. */
export function describeOnPostgres(title: string, tests: () => void): void {
  test.describe(title, () => {
    test.skip(!postgresBinaries, 'this machine has no PostgreSQL server programs');
    tests();
  });
}

/**
 * Tests of two people who work at two servers on one PostgreSQL.
 *
 * @param tests declares them; the places are there while one runs
 * @param fill puts more into the sample workspace before the servers start
 */
export function describeTwoServers(
  tests: (places: () => Places) => void,
  fill: (sample: SamplePostgres) => Promise<void> = async () => {},
): void {
  describeOnPostgres('at two servers on one PostgreSQL', () => {
    let sample: SamplePostgres;
    let servers: RunningServer[] = [];

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      sample = await samplePostgres();
      await fill(sample);
      servers = await Promise.all([startServer(sample), startServer(sample)]);
    });
    test.afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await sample.remove();
    });

    tests(() => {
      const [mine = '', theirs = ''] = servers.map(({ url }) => url);
      return { mine, theirs };
    });
  });
}
