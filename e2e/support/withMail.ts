import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtp, type TestSmtp } from '../../apps/pm-server/test/smtpServer';
import { setUpSample } from './fixtures';
import { type RunningServer, removeData, startServer } from './server';

interface Mailing {
  smtp: TestSmtp;
  url: string;
}

/** A server of its own with the sample, and a mail server beside it. */
export async function withMail(work: (mailing: Mailing) => Promise<void>): Promise<void> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
  const smtp = await startSmtp();
  let server: RunningServer | undefined;
  try {
    await setUpSample(dataDirectory);
    server = await startServer({
      dataDirectory,
      env: { SMTP_URL: smtp.url, MAIL_FROM: 'linework@mail.example' },
    });
    await work({ smtp, url: server.url });
  } finally {
    await server?.stop();
    await smtp.close();
    await removeData(dataDirectory);
  }
}
