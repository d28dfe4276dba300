import { clientNamed, create, newId } from './support/create';
import { expect, signIn, test } from './support/fixtures';
import { createPerson, newcomer } from './support/people';
import { recordTime } from './support/recordTime';

/** What an hour costs: agreed in the project's form, kept by each entry, seen by those who may. */

test('TIM-07, PRJ-07, ASVS-18: an entry takes the closest rate that is agreed and keeps it; a manager sees rates, a member their own, a client person none', async ({
  ownerPage: page,
  server,
  browser,
}) => {
  const { url } = server;
  const clientId = await create(page, url, 'clients', clientNamed('Hafen Oberbach'));
  const who = (accessRole: 'manager' | 'member' | 'client', more: object) =>
    createPerson(page, url, {
      firstName: 'Runa',
      lastName: accessRole,
      email: `${newId()}@rates.example`,
      accessRole,
      ...more,
    });
  const member = await who('member', { hourlyRateMinor: 6_000 });
  const name = `Sluice ${newId().slice(-6)}`;
  const projectId = await create(page, url, 'projects', {
    ...{ name, clientId, team: [{ id: member.id }], budgetMinor: 1_000_000 },
    ...{ startDate: '2026-01-05', endDate: '2027-12-31' },
  });
  const theirs = await newcomer(browser);
  await signIn(theirs.theirs, url, member);
  const record = (description: string) =>
    recordTime(theirs.theirs, url, { projectId, description, date: '2024-02-05', minutes: 60 });
  const saved = () => page.getByText(/Project “.*” updated|updated/).first();

  await record('At the rate of the person');
  await page.goto(`${url}/projects/edit?id=${projectId}`);
  await page.getByLabel('Hourly rate', { exact: true }).fill('80');
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(saved()).toBeVisible();
  await record('At the rate of the project');
  await page.goto(`${url}/projects/edit?id=${projectId}`);
  await page.getByRole('tab', { name: 'Team Assignment' }).click();
  await page.getByLabel('Role of Runa member').fill('Surveyor');
  await page.getByLabel('Hourly rate of Runa member').fill('99.99');
  await page.getByRole('combobox', { name: 'Lead' }).fill('Runa');
  await page.getByRole('option', { name: 'Runa member' }).click();
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(saved()).toBeVisible();
  await record('At the rate of the person in the project');

  // Each kept what was agreed when it was recorded; the member sees their own earnings.
  await theirs.theirs.goto(`${url}/time-tracking?tab=entries&project=${projectId}`);
  for (const [description, earned] of [
    ['At the rate of the person', '$60.00'],
    ['At the rate of the project', '$80.00'],
    ['At the rate of the person in the project', '$99.99'],
  ] as const) {
    const edit = theirs.theirs.getByRole('link', { name: `Edit ${description}`, exact: true });
    await expect(theirs.theirs.getByRole('region', { name }).filter({ has: edit })).toContainText(earned);
  }
  await expect(theirs.theirs.getByRole('group', { name: 'Of these entries' })).toContainText('$239.99');
  const seen = async (on: typeof page) => (await on.request.get(`${url}/api/projects/${projectId}`)).json();
  expect(await seen(page)).toMatchObject({ hourlyRateMinor: 8_000, budgetUsedMinor: 23_999 });
  expect(Object.keys(await seen(theirs.theirs))).not.toEqual(expect.arrayContaining(['hourlyRateMinor']));
  await theirs.leave();

  const managing = await newcomer(browser);
  await signIn(managing.theirs, url, await who('manager', {}));
  await managing.theirs.goto(`${url}/projects/edit?id=${projectId}`);
  await expect(managing.theirs.getByLabel('Hourly rate', { exact: true })).toHaveValue('80.00');
  await expect(managing.theirs.getByLabel('Hourly rate', { exact: true })).toHaveAttribute('readonly');
  await managing.theirs.getByRole('tab', { name: 'Team Assignment' }).click();
  await expect(managing.theirs.getByLabel('Role of Runa member')).toHaveValue('Surveyor');
  await expect(managing.theirs.getByRole('combobox', { name: 'Lead' })).toHaveValue('Runa member');
  await expect(managing.theirs.getByLabel('Hourly rate of Runa member')).toHaveAttribute('readonly');
  await managing.leave();

  const visiting = await newcomer(browser);
  await signIn(visiting.theirs, url, await who('client', { clientId }));
  await visiting.theirs.goto(`${url}/projects/edit?id=${projectId}`);
  await expect(visiting.theirs.getByRole('textbox', { name: /^Project name/ })).toHaveValue(name);
  await expect(visiting.theirs.getByLabel(/[Rr]ate/)).toHaveCount(0);
  expect(JSON.stringify(await seen(visiting.theirs))).not.toMatch(/[rR]ate(Minor|s)|budget|9999|23999/);
  await visiting.leave();
});
