import { startSmtp, type TestSmtp } from '../../apps/pm-server/test/smtpServer';
import type { RunningServer } from './server';
import { withServer } from './withServer';

interface Mailing {
  smtp: TestSmtp;
  url: string;
  passTime: RunningServer['passTime'];
}

/** A server of its own with the sample, and a mail server beside it. */
export async function withMail(work: (mailing: Mailing) => Promise<void>): Promise<void> {
  const smtp = await startSmtp();
  try {
    await withServer({ SMTP_URL: smtp.url, MAIL_FROM: 'linework@mail.example' }, (url, { passTime }) =>
      work({ smtp, url, passTime }),
    );
  } finally {
    await smtp.close();
  }
}
