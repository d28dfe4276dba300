import { clientNamed, create, newId } from './support/create';
import { cellsOf, expectSorts, nameKey } from './support/expectSorts';
import { edit, expect, test } from './support/fixtures';
import { expectMessage, expectOptions, expectStep, fillDate } from './support/form';
import { hueOf } from './support/hueOf';

test('CLI-01, CLI-02, CLI-04, CLI-05: clients are found by name, email and contact, and a card shows how to reach them, their status and projects', async ({
  ownerPage: page,
  server,
}) => {
  const id = await create(page, server.url, 'clients', {
    ...clientNamed('Vier Projekte GmbH'),
    projects: ['Turbine hall', 'Cable duct', 'Control room', 'Access road'].map((name, index) => ({
      ...embeddedProject(name),
      status: index === 1 ? 'Review' : 'Planning',
    })),
  });
  await page.goto(`${server.url}/clients`);
  const cards = page.getByRole('list', { name: 'Clients' }).getByRole('listitem');
  const search = page.getByPlaceholder('Search clients...');

  await test.step('search by company, by email and by name', async () => {
    for (const [text, found] of [
      ['bergstrand hydro', 'Bergstrand Hydro AB'],
      ['teknisk@portofhalden', 'Port of Halden'],
      ['sigrid moen', 'Port of Halden'],
    ] as const) {
      await search.fill(text);
      await expect(cards).toHaveCount(1);
      await expect(cards.getByRole('heading', { name: found })).toBeVisible();
    }
  });

  await test.step('the card of a client with four projects', async () => {
    await search.fill('Vier Projekte');
    await expect(cards).toHaveCount(1);
    await expect(cards.getByRole('link', { name: 'post@client.example' })).toHaveAttribute(
      'href',
      'mailto:post@client.example',
    );
    await expect(cards.getByRole('link', { name: '+49 30 1' })).toHaveAttribute('href', 'tel:+49 30 1');
    for (const [name, status] of [
      ['Access road', 'Planning'],
      ['Cable duct', 'Review'],
      ['Control room', 'Planning'],
    ] as const) {
      await expect(cards.getByRole('progressbar', { name: `Progress of ${name}` })).toBeVisible();
      await expect(cards).toContainText(`${name}${status}`);
    }
    await expect(cards.getByRole('progressbar')).toHaveCount(3);
    await expect(cards).toContainText('+1 more project');
    await expect(cards.getByRole('link', { name: 'Edit Vier Projekte GmbH' })).toHaveAttribute(
      'href',
      `/clients/edit?id=${id}`,
    );
    await expect(cards.getByRole('button', { name: 'Delete Vier Projekte GmbH' })).toBeVisible();
    await cards.getByRole('link', { name: 'View projects of Vier Projekte GmbH' }).click();
    await expect(page).toHaveURL(`${server.url}/projects?client=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Vier Projekte GmbH Projects' })).toBeVisible();
    await page.goBack();
  });

  await test.step('the badge is green for Active and grey otherwise', async () => {
    for (const [name, status, hue] of [
      ['Bergstrand', 'Active', 'green'],
      ['Fjordline', 'Inactive', 'grey'],
      ['Halifax', 'Prospect', 'grey'],
    ] as const) {
      await search.fill(name);
      await expect(cards).toHaveCount(1);
      await expect(cards).toContainText(name);
      const badge = cards.getByText(status, { exact: true });
      await expect(badge).toBeVisible();
      expect(await hueOf(badge), status).toBe(hue);
    }
  });

  await test.step('nothing found', async () => {
    await search.fill('zzzz-nobody');
    await expect(page.getByText('No clients found')).toBeVisible();
    await expect(page.getByText('No clients match your search criteria.')).toBeVisible();
    await page.getByRole('link', { name: 'Add First Client' }).click();
    await expect(page).toHaveURL(`${server.url}/clients/new`);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('Add Client', async () => {
    await page.getByRole('link', { name: 'Add Client' }).click();
    await expect(page).toHaveURL(`${server.url}/clients/new`);
    await expect(page.getByRole('heading', { level: 1, name: 'Create New Client' })).toBeVisible();
  });
});

test('CLI-03, CLI-05, GEN-14: the table of clients sorts by each of its columns, and a row leads to projects and tasks', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/clients?view=table`);
  const grid = page.getByRole('grid', { name: 'Clients' });
  await expect(grid.getByRole('columnheader')).toHaveText([
    'Client',
    'Contact',
    'Projects',
    'Status',
    'Actions',
  ]);
  await expect(grid.getByRole('row', { name: /Port of Halden/ })).toContainText('3 (2 active)');
  await expectSorts(grid, [
    ['Client', nameKey],
    ['Contact', (cell) => nameKey(/[^ ]+@[^ ]+/.exec(cell)?.[0] ?? '')],
    ['Projects', (cell) => Number.parseInt(cell, 10)],
    ['Status', (cell) => ['Active', 'Inactive', 'Prospect'].indexOf(cell)],
  ]);

  const first = (await cellsOf(grid, 'Client'))[0] ?? '';
  for (const [item, heading] of [
    ['View projects', `${first} Projects`],
    ['View tasks', 'Tasks'],
  ] as const) {
    await page.getByRole('button', { name: `Actions for ${first}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page).toHaveURL(item === 'View tasks' ? /\/tasks\?client=/ : /\/projects\?client=/);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.goBack();
  }
});

test('GEN-11, CLI-06, CLI-08..10: the form of a new client has its fields and defaults, says each message at its field, and creates the client with its projects', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/clients/new`);
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Client' })).toBeVisible();
  const projectsTab = page.getByRole('tab', { name: /^Projects/ });
  const create = page.getByRole('button', { name: 'Create Client' });

  await test.step('fields, options and defaults', async () => {
    await expect(page.getByRole('tab', { name: 'Client Details' })).toHaveAttribute('aria-selected', 'true');
    await expect(projectsTab).toHaveText(/Projects\D*0/);
    for (const section of ['Company information', 'Address', 'Primary contact', 'Secondary contact', 'Notes'])
      await expect(page.getByRole('region', { name: section })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveAttribute('rows', '4');
    for (const field of [
      'Company name',
      'Email',
      'Phone',
      'Website',
      'Street',
      'City',
      'State',
      'ZIP code',
      ...['name', 'job title', 'email', 'phone'].flatMap((of) => [
        `Primary contact ${of}`,
        `Secondary contact ${of}`,
      ]),
    ])
      await expect(page.getByRole('textbox', { name: field, exact: true }), field).toHaveValue('');
    await expectOptions(page, 'Status', ['Active', 'Inactive', 'Prospect'], 'Active');
    await expectOptions(
      page,
      'Industry',
      ['Not set', 'Technology', 'Healthcare', 'Finance', 'Education', 'Retail', 'Manufacturing', 'Other'],
      'Not set',
    );
    await expectOptions(
      page,
      'Company size',
      ['Not set', '1-10', '11-50', '51-200', '201-500', '500+'],
      'Not set',
    );
    await expectOptions(
      page,
      'Country',
      ['United States', 'Canada', 'United Kingdom', 'Australia', 'Other'],
      'United States',
    );
  });

  await test.step('each message of the details stands at its field', async () => {
    await create.click();
    for (const [field, message] of [
      ['Company name', 'Company name is required'],
      ['Email', 'Email is required'],
      ['Phone', 'Phone number is required'],
      ['Primary contact name', 'Primary contact name is required'],
      ['Primary contact email', 'Primary contact email is required'],
    ] as const)
      await expectMessage(page.getByLabel(field, { exact: true }), message);
    await expect(page.getByLabel('Company name')).toBeFocused();
    for (const field of ['Email', 'Primary contact email']) {
      await page.getByLabel(field, { exact: true }).fill('nobody at example');
      await create.click();
      await expectMessage(page.getByLabel(field, { exact: true }), 'Please enter a valid email address');
    }
    await page.getByLabel('Company name').fill('Prüfstein AG');
    await expect(page.getByLabel('Company name')).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Email', { exact: true }).fill('post@pruefstein.example');
    await page.getByLabel('Phone', { exact: true }).fill('+41 44 1');
    await page.getByLabel('Primary contact name').fill('Petra Stein');
    await page.getByLabel('Primary contact email').fill('petra@pruefstein.example');
  });

  const project = page.getByRole('group', { name: 'Project 1' });
  await test.step('a project has its defaults, and its messages mark and open its tab', async () => {
    await projectsTab.click();
    await expect(page.getByText('No projects yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add Project' }).click();
    await expect(projectsTab).toHaveText(/Projects\D*1/);
    await expect(project.getByRole('combobox', { name: 'Status' })).toHaveText('Planning');
    await expect(project.getByLabel('Budget')).toHaveValue('0');
    for (const empty of ['Project name', 'Start date', 'End date', 'Description'])
      await expect(project.getByLabel(empty)).toHaveValue('');

    await page.getByRole('tab', { name: 'Client Details' }).click();
    await create.click();
    await expect(projectsTab).toHaveAttribute('aria-selected', 'true');
    await expect(projectsTab).toHaveAccessibleName(/error|invalid|problem/i);
    for (const [field, message] of [
      ['Project name', 'Project name is required'],
      ['Start date', 'Start date is required'],
      ['End date', 'End date is required'],
    ] as const)
      await expectMessage(project.getByLabel(field), message);
    await project.getByLabel('Project name').fill('Load test rig');
    await fillDate(project.getByLabel('Start date'), '2027-05-02');
    await fillDate(project.getByLabel('End date'), '2027-05-01');
    await create.click();
    await expectMessage(project.getByLabel('End date'), 'End date must be after start date');
    await fillDate(project.getByLabel('End date'), '2027-09-30');
  });

  await test.step('a budget goes by hundreds from 0 up, and what is no number is an error', async () => {
    const budget = project.getByLabel('Budget');
    await expectStep(budget, 100);
    for (const wrong of ['twelve', '12,5', '-100', '']) {
      await budget.fill(wrong);
      await create.click();
      await expect(budget, wrong).toHaveAttribute('aria-invalid', 'true');
      await expect(budget).toHaveValue(wrong);
    }
    await budget.fill('12500');
  });

  await test.step('an added project can be removed, the others are stored with the client', async () => {
    await page.getByRole('button', { name: 'Add Project' }).click();
    await page.getByRole('group', { name: 'Project 2' }).getByLabel('Project name').fill('Never mind');
    await page.getByRole('button', { name: 'Remove Never mind' }).click();
    await expect(page.getByRole('group', { name: 'Project 2' })).toHaveCount(0);
    await create.click();
    await expect(page).toHaveURL(`${server.url}/clients`);
    await page.getByPlaceholder('Search clients...').fill('Prüfstein');
    const card = page.getByRole('list', { name: 'Clients' }).getByRole('listitem');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('Load test rig');
    await expect(card.getByText('Active', { exact: true })).toBeVisible();
    await card.getByRole('link', { name: /^Edit/ }).click();
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('United States');
  });
});

test('CLI-06..09: a stored client shows its figures, and its projects are edited, removed and saved with it, or nothing is', async ({
  ownerPage: page,
  server,
}) => {
  const name = 'Kachelwerk Süd';
  const projects = [
    { ...embeddedProject('Kiln one'), status: 'Planning', budgetMinor: 100_000 },
    { ...embeddedProject('Kiln three'), status: 'On Hold', budgetMinor: 400_000 },
    { ...embeddedProject('Kiln two'), status: 'In Progress', budgetMinor: 200_050 },
    { ...embeddedProject('Slip tank'), status: 'Completed', budgetMinor: 300_000 },
    { ...embeddedProject('Spray dryer'), status: 'Review', budgetMinor: 0 },
  ];
  const id = await create(page, server.url, 'clients', { ...clientNamed(name), projects });
  const form = `${server.url}/clients/edit?id=${id}`;
  const open = async () => {
    await page.goto(`${server.url}/clients?search=Kachelwerk`);
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Client' })).toBeVisible();
  };
  const group = (title: string) =>
    page
      .getByRole('group', { name: /^Project \d/ })
      .filter({ has: page.getByRole('button', { name: `Remove ${title}`, exact: true }) });

  await test.step('four tiles', async () => {
    await open();
    await expect(page).toHaveURL(form);
    for (const [label, value] of [
      ['Total Projects', '5'],
      ['Active Projects', '3'],
      ['Completed', '1'],
      ['Total Budget', '$10,001'],
    ] as const)
      await expect(page.locator('[data-component="StatCard"]', { hasText: label })).toHaveText(
        `${label}${value}`,
      );
  });

  await test.step('each project leads to its place in the list and to its own form', async () => {
    await page.getByRole('tab', { name: /^Projects/ }).click();
    await expect(page.getByRole('link', { name: 'View Kiln one' })).toHaveAttribute(
      'href',
      `/projects?client=${id}&project=${projects[0]?.id}`,
    );
    await expect(page.getByRole('link', { name: 'Edit Kiln one' })).toHaveAttribute(
      'href',
      `/projects/edit?id=${projects[0]?.id}`,
    );
  });

  await test.step('Cancel leads to the list and stores nothing', async () => {
    await group('Kiln one').getByLabel('Project name').fill('Not this one');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(/\/clients\?search=Kachelwerk/);
    await expect(page.getByText('Kiln one')).toBeVisible();
  });

  await test.step('Update Client stores the client with an edited, an added and a removed project', async () => {
    await open();
    await page.getByLabel('Phone', { exact: true }).fill('+49 89 77');
    await page.getByRole('tab', { name: /^Projects/ }).click();
    await group('Kiln one').getByLabel('Project name').fill('Kiln one, relined');
    await page.getByRole('button', { name: 'Remove Kiln two' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Add Project' }).click();
    await group('New project').getByLabel('Project name').fill('Glaze lab');
    await fillDate(group('Glaze lab').getByLabel('Start date'), '2027-05-02');
    await fillDate(group('Glaze lab').getByLabel('End date'), '2027-06-02');
    await page.getByRole('button', { name: 'Update Client' }).click();
    await expect(page).toHaveURL(/\/clients\?search=Kachelwerk/);
    await expect(page.getByText('+49 89 77')).toBeVisible();

    await page.goto(`${server.url}/projects?client=${id}`);
    const names = page.getByRole('list', { name: 'Projects' }).getByRole('heading');
    await expect(names).toHaveText([
      'Glaze lab',
      'Kiln one, relined',
      'Kiln three',
      'Slip tank',
      'Spray dryer',
    ]);
  });

  await test.step('a project that somebody changed meanwhile keeps the client from being stored too', async () => {
    await open();
    await page.getByLabel('Phone', { exact: true }).fill('+49 89 99');
    await page.getByRole('tab', { name: /^Projects/ }).click();
    await group('Kiln one, relined').getByLabel('Project name').fill('Mine');
    await edit(page, `${server.url}/api/projects/${projects[0]?.id}`, { name: 'Theirs' });
    await page.getByRole('button', { name: 'Update Client' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const stored = await (await page.request.get(`${server.url}/api/clients/${id}`)).json();
    expect(stored.phone).toBe('+49 89 77');
  });
});

function embeddedProject(name: string) {
  return { id: newId(), name, startDate: '2027-01-04', endDate: '2027-09-30' };
}
