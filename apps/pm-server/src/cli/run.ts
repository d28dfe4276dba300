import { parseArgs } from 'node:util';
import { isFullDisk } from '../database/engines/room';
import { readConfig } from '../server/readConfig';
import { StartupError } from '../server/StartupError';

const HELP = `linework: project management for engineering teams

  linework start           Serve the app (the default)
  linework setup --company NAME --name NAME --email ADDRESS [--sample]
                           Make the workspace and its owner. Asks for the password, or takes the first line of standard input
  linework seed [--tasks 10000] [--projects N] [--clients N] [--people N] [--seed WORDS]
                           Fill the workspace with made-up rows, the same for the same words: for trying out and measuring
  linework backup FILE [--force] [--quiet]
                           Write the database and the contents of files to one file; the server may run. --force writes over a file that is there
  linework restore FILE [--quiet]
                           Fill an empty data directory from such a file; with DATABASE_URL, an empty PostgreSQL, and DATA_DIR with the contents of files
  linework doctor          Check the data directory: lock, migrations, consistency, contents of files
  linework sign-in-link --email ADDRESS
                           Print a link for somebody whom others' wrong passwords keep out; the server may run
  linework password-link --email ADDRESS
                           Print a link to a new password for somebody who forgot theirs
  linework two-factor-off --email ADDRESS
                           Turn off two-factor authentication for somebody who lost phone and recovery codes

Environment
  PORT (4310)              HOST (127.0.0.1)       DATA_DIR (./data)
  DATABASE_URL             PostgreSQL 15 or newer instead of the embedded database
  PUBLIC_URL               The address that people use, where a proxy stands in front (https turns on secure cookies)
  LINEWORK_SECRET          Signs the cookies; made and kept by the server where it is not given
  LOG_LEVEL (info)
  SMTP_URL                 The mail server: smtp://user:password@mail.example.com:587. Without one no mail is sent
  MAIL_FROM                The address that mails come from
  PUSH_ORIGINS             Push services besides those of browsers, with commas between them
`;

const DISK_FULL = 'The disk is full. Nothing that was saved is lost: free some space on it and try again.';

/** Runs one command of the command line. Resolves to the process's exit code, or to null while a server runs. */
export async function run(args: string[]): Promise<number | null> {
  try {
    return await dispatch(args);
  } catch (error) {
    const told =
      error instanceof StartupError
        ? error.message
        : isFullDisk((error as NodeJS.ErrnoException).code)
          ? DISK_FULL
          : null;
    if (told === null) throw error;
    process.stderr.write(`${told}\n`);
    return 1;
  }
}

/** Each command brings its own modules: most do without those of the server, which take longer to load than they take to run. */
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
      await (await import('./start')).start(config);
      return null;
    case 'setup':
      return (await import('./setup')).setup(config, values);
    case 'seed':
      return (await import('./seed')).seed(config, values);
    case 'backup':
      return (await import('./backup')).backup(config, fileOf(command, file), values);
    case 'restore':
      return (await import('./restore')).restore(config, fileOf(command, file), values);
    case 'sign-in-link':
      return (await import('./signInLink')).signInLink(config, values.email);
    case 'password-link':
      return (await import('./passwordLink')).passwordLink(config, values.email);
    case 'two-factor-off':
      return (await import('./twoFactorOff')).twoFactorOff(config, values.email);
    case 'doctor':
      return (await import('./doctor')).doctor(config);
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
        force: { type: 'boolean' },
        quiet: { type: 'boolean' },
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
