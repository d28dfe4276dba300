import type { Browser, Page } from '@playwright/test';
import { linkIn } from '../apps/pm-server/test/smtpServer';
import { workspaceDate } from '../apps/pm-server/test/workspaceDate';
import { clientNamed, create } from './support/create';
import { expect, type owner, signIn, test } from './support/fixtures';
import { createPerson, newcomer } from './support/people';
import { withMail } from './support/withMail';

/** A mail of notifications comes so many seconds after the event. */
const GATHERED_SECONDS = 30;
/** From one mail to the next of the same person. */
const PAUSE_SECONDS = 600;

test('NOT-03, SET-01, SET-03: a manager assigns a task: the member’s mail is in the mailbox, its link opens the task; switched off in Settings, none comes; the client’s person gets none', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await withMail(async ({ smtp, url, passTime }) => {
    await signIn(page, url);
    const { manager, member, colleague, customer, projectId } = await withPeople(page, url);
    const managers = await signedIn(browser, url, manager);
    const assign = (title: string, assigneeId: string) =>
      create(managers, url, 'tasks', { title, projectId, assigneeId, dueDate, estimatedHours: 2 });
    const dueDate = workspaceDate(20);
    const members = await signedIn(browser, url, member);
    // Of the report of the week, which comes on Mondays, there is another test.
    const mailsTo = (email: string) =>
      smtp.to(email).filter(({ headers }) => !headers.some((line) => /^Subject: .*Your[ _]week/.test(line)));
    await test.step('the mail arrives, and its link opens the task', async () => {
      await assign('Zugseil <b>prüfen</b>', member.id);
      expect(mailsTo(member.email)).toEqual([]);
      await passTime(GATHERED_SECONDS);
      await expect.poll(() => mailsTo(member.email).length).toBe(1);
      const [mail] = mailsTo(member.email);
      if (!mail) throw new Error('No mail');
      expect(mail.headers).toContain('Subject: Task assigned to you');
      expect(mail.text).toContain('Zugseil <b>prüfen</b>');
      await members.goto(linkIn(mail, '/tasks'));
      await expect(members.getByText('Zugseil <b>prüfen</b>').first()).toBeVisible();
      await expect(members.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
      await members.goto(linkIn(mail, '/settings'));
    });
    await test.step('the member switches them off, where the mail leads', async () => {
      await expect(members.getByRole('tab', { name: 'Notifications' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      const form = members.getByRole('form', { name: 'Notifications' });
      await expect(form.getByText('This server sends no mail')).toHaveCount(0);
      await form.getByRole('checkbox', { name: 'Email notifications' }).uncheck();
      await form.getByRole('button', { name: 'Save Changes' }).click();
      await expect(members.getByText('Settings saved', { exact: true })).toBeVisible();
      await members.reload();
      await expect(form.getByRole('checkbox', { name: 'Email notifications' })).not.toBeChecked();
      await expect(form.getByRole('checkbox', { name: 'Weekly report' })).toBeChecked();
    });
    await test.step('the client’s person has the tab, without what never comes', async () => {
      const customers = await signedIn(browser, url, customer);
      await customers.goto(`${url}/settings?tab=notifications`);
      const form = customers.getByRole('form', { name: 'Notifications' });
      await expect(form.getByRole('checkbox', { name: 'Email notifications' })).toBeChecked();
      await expect(form.getByRole('checkbox', { name: 'Weekly report' })).toHaveCount(0);
    });
    await test.step('none comes, while a colleague’s does that was asked for later', async () => {
      await assign('Dichtung wechseln', member.id);
      await expectHeard(members, url, '2 tasks assigned to you');
      await assign('Lager schmieren', colleague.id);
      // Long enough for another mail to the member, too.
      await passTime(PAUSE_SECONDS);
      await expect.poll(() => mailsTo(colleague.email).length).toBe(1);
      expect(mailsTo(member.email)).toHaveLength(1);
      expect(mailsTo(customer.email)).toEqual([]);
    });
    await test.step('the admins’ queue names what was sent', async () => {
      await page.goto(`${url}/mail`);
      const row = page
        .getByRole('listitem')
        .filter({ hasText: colleague.email })
        .filter({ hasText: 'Notifications' });
      await expect(row).toContainText('Notifications');
      await expect(row).toContainText('Sent');
    });
  });
});

async function expectHeard(page: Page, url: string, title: string): Promise<void> {
  const answer = await page.request.get(`${url}/api/notifications`);
  expect((await answer.json()).rows).toMatchObject([{ title, read: false }]);
}

async function signedIn(browser: Browser, url: string, person: Pick<typeof owner, 'email' | 'password'>) {
  const { theirs } = await newcomer(browser);
  await signIn(theirs, url, person);
  return theirs;
}

async function withPeople(page: Page, url: string) {
  const clientId = await create(page, url, 'clients', clientNamed('Wehrbau AG'));
  const person = (firstName: string, more: object = {}) =>
    createPerson(page, url, { firstName, email: `${firstName.toLowerCase()}@mailed.example`, ...more });
  const manager = await person('Marit', { accessRole: 'manager' });
  const member = await person('Anna');
  const colleague = await person('Bela');
  const customer = await person('Kari', { accessRole: 'client', clientId });
  const projectId = await create(page, url, 'projects', {
    ...{ name: 'Wehr Nord', clientId, startDate: '2026-01-10', endDate: '2027-06-30', budgetMinor: 10_000 },
    team: [{ id: member.id }, { id: colleague.id }],
  });
  return { manager, member, colleague, customer, projectId };
}
