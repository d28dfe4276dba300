import { parseArgs } from 'node:util';
import { readConfig } from '../server/readConfig';
import { StartupError } from '../server/StartupError';
import { backup } from './backup';
import { doctor } from './doctor';
import { restore } from './restore';
import { seed } from './seed';
import { setup } from './setup';
import { signInLink } from './signInLink';
import { start } from './start';

const HELP = `linework: project management for engineering teams

  linework start           Serve the app (the default)
  linework setup --company NAME --name NAME --email ADDRESS --password PASSWORD [--sample]
                           Make the workspace and its owner without questions
  linework seed [--tasks 10000] [--projects N] [--clients N] [--people N] [--seed WORDS]
                           Fill the workspace with made-up rows, the same for the same words: for trying out and measuring
  linework backup FILE     Write the whole database to a file (embedded: stop the server first)
  linework restore FILE    Fill an empty data directory from such a file
  linework doctor          Check the data directory: lock, migrations, consistency
  linework sign-in-link --email ADDRESS
                           Print a link for somebody whom others' wrong passwords keep out; the server may run

Environment
  PORT (4310)              HOST (127.0.0.1)       DATA_DIR (./data)
  DATABASE_URL             PostgreSQL 15 or newer instead of the embedded database
  PUBLIC_URL               The address that people use, where a proxy stands in front (https turns on secure cookies)
  LINEWORK_SECRET          Signs the cookies; made and kept by the server where it is not given
  LOG_LEVEL (info)
`;

/** Runs one command of the command line. Resolves to the process's exit code, or to null while a server runs. */
export async function run(args: string[]): Promise<number | null> {
  try {
    return await dispatch(args);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function dispatch(args: string[]): Promise<number | null> {
  const { values, positionals } = readArguments(args);
  const [command = 'start', file, ...rest] = positionals;
  if (values.help || command === 'help') {
    process.stdout.write(HELP);
    return 0;
  }
  const takesFile = command === 'backup' || command === 'restore';
  if (rest.length > 0 || (file !== undefined && !takesFile))
    throw new StartupError(`'${rest[0] ?? file}' is not understood. See linework --help.`);
  const config = readConfig(process.env);
  switch (command) {
    case 'start':
      await start(config);
      return null;
    case 'setup':
      return setup(config, values);
    case 'seed':
      return seed(config, values);
    case 'backup':
      return backup(config, fileOf(command, file));
    case 'restore':
      return restore(config, fileOf(command, file));
    case 'sign-in-link':
      return signInLink(config, values.email);
    case 'doctor':
      return doctor(config);
    default:
      throw new StartupError(`There is no command '${command}'. See linework --help.`);
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        company: { type: 'string' },
        name: { type: 'string' },
        email: { type: 'string' },
        password: { type: 'string' },
        sample: { type: 'boolean' },
        tasks: { type: 'string' },
        projects: { type: 'string' },
        clients: { type: 'string' },
        people: { type: 'string' },
        seed: { type: 'string' },
      },
    });
  } catch (error) {
    throw new StartupError(`${(error as Error).message.split('. ')[0]}. See linework --help.`);
  }
}

function fileOf(command: string, file: string | undefined): string {
  if (file) return file;
  throw new StartupError(`Say which file: linework ${command} FILE`);
}
