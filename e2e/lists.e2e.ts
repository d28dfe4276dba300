import type { Locator, Page, Route } from '@playwright/test';
import { edit, expect, test } from './support/fixtures';

test('DSH-03: recent clients, projects and tasks lead to their screens', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/dashboard`);
  const panel = (title: string) => page.getByRole('region', { name: title });
  for (const [title, path] of [
    ['Recent Clients', '/clients'],
    ['Recent Projects', '/projects'],
    ['Recent Tasks', '/tasks'],
  ] as const)
    await expect(panel(title).getByRole('link', { name: 'View All' })).toHaveAttribute('href', path);

  const client = panel('Recent Clients').getByRole('listitem').first();
  await expect(client).toContainText(/\d+ projects? · \d+ tasks?/);
  await expect(client.getByRole('link', { name: /Projects/ })).toHaveAttribute('href', /\/projects\?client=/);
  await expect(client.getByRole('link', { name: /Tasks/ })).toHaveAttribute('href', /\/tasks\?client=/);

  const project = panel('Recent Projects').getByRole('listitem').first();
  await expect(project).toContainText(/\d+\/\d+/);
  await expect(project.getByRole('progressbar')).toBeVisible();
  await expect(project.getByRole('link', { name: /View Tasks/ })).toHaveAttribute(
    'href',
    /\/tasks\?project=/,
  );

  const task = panel('Recent Tasks').getByRole('listitem').first();
  await expect(task).toContainText(/High|Medium|Low/);
  await task.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tasks\?project=/);
});

test('CLI-04: a search without a match says so and offers to add a client', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/clients?search=zzzz-nobody`);
  await expect(page.getByText('No clients found')).toBeVisible();
  await expect(page.getByText('No clients match your search criteria.')).toBeVisible();
  await page.getByRole('link', { name: 'Add First Client' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Client' })).toBeVisible();
});

test('CLI-05, PRJ-01: view-projects leads to that client’s projects, with a way back', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/clients?search=Bergstrand`);
  await page
    .getByRole('link', { name: /view projects/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/projects\?client=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bergstrand Hydro AB Projects' })).toBeVisible();
  await page
    .getByRole('link', { name: /Clients|Projects|back/i })
    .filter({ hasNotText: 'Linework' })
    .first()
    .click();

  await page.goto(`${server.url}/projects`);
  await expect(page.getByRole('heading', { level: 1, name: 'All Projects' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^All Clients \(\d+\)$/ })).toBeVisible();
  await page.getByRole('link', { name: /^Nordbane \(3\)$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nordbane Projects' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Project' })).toHaveAttribute(
    'href',
    /\/projects\/new\?client=/,
  );
});

test('PRJ-04: an empty list offers the first project, and rows lead to tasks and edit', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/projects?search=zzzz-nothing`);
  await expect(page.getByText('No projects found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create First Project' })).toBeVisible();
  await page.goto(`${server.url}/projects?search=Spillway`);
  await expect(page.getByRole('link', { name: /view tasks/i }).first()).toHaveAttribute(
    'href',
    /\/tasks\?project=/,
  );
  await expect(page.getByRole('link', { name: /edit/i }).first()).toHaveAttribute(
    'href',
    /\/projects\/edit\?id=/,
  );
});

test('PRJ-05: a project’s status is told by a word and its own colour', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/projects`);
  const tones = new Map<string, string>();
  for (const status of ['Completed', 'In Progress', 'Planning', 'Review']) {
    const badge = page.locator('[data-component="StatusBadge"]', { hasText: status }).first();
    await expect(badge).toBeVisible();
    tones.set(status, await badge.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(new Set(tones.values()).size).toBe(4);
});

test('GEN-12: deleting a client names what goes with it, and Undo brings all of it back', async ({
  ownerPage: page,
  server,
}) => {
  const counts = async () =>
    (await (await page.request.get(`${server.url}/api/tasks/counts`)).json()) as { total: number };
  const before = await counts();
  await page.goto(`${server.url}/clients?search=Cascade`);
  await page
    .getByRole('button', { name: /delete/i })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Cascade Timberworks');
  await expect(question).toContainText(/2 projects/);
  await question.getByRole('button', { name: /delete/i }).click();
  await expect(question).toBeHidden();
  expect((await counts()).total).toBeLessThan(before.total);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Cascade Timberworks').first()).toBeVisible();
  await expect.poll(async () => (await counts()).total).toBe(before.total);
});

test('GEN-12, TSK-05: a task is completed, edited and deleted from its row', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/tasks?search=Fender+load+case`);
  const row = page.getByRole('row', { name: /Fender load case/ }).first();
  const complete = row.getByRole('checkbox', { name: /^Complete/ });
  const wasDone = (await complete.getAttribute('aria-checked')) === 'true';
  await complete.click();
  await expect(complete).toHaveAttribute('aria-checked', String(!wasDone));
  await page.reload();
  await expect(complete).toHaveAttribute('aria-checked', String(!wasDone));
  await complete.click();
  await expect(complete).toHaveAttribute('aria-checked', String(wasDone));
});

test('GEN-13: a press beside an open list or menu closes it, does nothing else, and gives the page no styles anew', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/tasks?view=table`);
  const link = page.getByRole('grid').getByRole('link').first();
  const box = await link.boundingBox();
  if (!box) throw new Error('The first row has no link');
  const under = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const { href } = new URL(page.url());
  const popups = page.locator('[role=listbox], [role=menu]');
  for (const opener of [
    page.getByRole('combobox', { name: 'Status' }),
    page.getByRole('button', { name: 'User menu' }),
  ]) {
    await opener.click();
    await expect(popups).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('pointer-events', 'none');
    const main = page.getByRole('main', { includeHidden: true });
    await expect(main).toHaveCSS('pointer-events', 'auto');
    await expect(page.locator('body')).toHaveCSS('--removed-body-scroll-bar-size', /px$/);
    await expect(main).toHaveCSS('--removed-body-scroll-bar-size', '');
    await page.mouse.click(under.x, under.y);
    await expect(popups).toHaveCount(0);
    expect(page.url()).toBe(href);
  }
  // The press does open the task once nothing lies over it.
  await page.mouse.click(under.x, under.y);
  await expect(page.getByRole('textbox', { name: /^Task title/ })).toBeVisible();
});

test('GEN-13: what closes is out of sight in the frame of its key, and by Tab out of the page before the next field has the focus', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/tasks?view=table`);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (when: string) => {
      const popup = document.querySelector('[role=listbox], [role=menu]');
      seen.push(`${when}: ${popup ? `there, opacity ${getComputedStyle(popup).opacity}` : 'gone'}`);
    };
    addEventListener(
      'keydown',
      // A person's keys: Tab passes an Enter of its own on to the option.
      ({ key, isTrusted }) => isTrusted && requestAnimationFrame(() => look(key)),
      true,
    );
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.closest('[role=listbox], [role=menu]')) look('focus');
    });
  });
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as string[]);
  const popup = page.locator('[role=listbox], [role=menu]');
  for (const opener of [
    page.getByRole('combobox', { name: 'Status' }),
    page.getByRole('button', { name: 'User menu' }),
  ]) {
    for (const [key, expected] of [
      ['Escape', ['Escape: there, opacity 0', 'focus: gone']],
      // On what opened it, from where the browser goes on, and on the next field.
      ['Tab', ['focus: gone', 'focus: gone', 'Tab: gone']],
    ] as const) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(popup.locator(':focus')).toBeVisible();
      await page.evaluate(() => (Reflect.get(window, 'seen') as string[]).splice(0));
      await page.keyboard.press(key);
      await expect.poll(seen, key).toEqual(expected);
      await expect(popup).toHaveCount(0);
    }
  }
});

test('GEN-14: rows that rush past under the pointer are left alone, and the one it rests on answers again by itself', async ({
  ownerPage: page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${server.url}/tasks?view=table`);
  const grid = page.getByRole('grid');
  const box = await grid.getByRole('row').nth(2).boundingBox();
  if (!box) throw new Error('The list has no second row');
  const pointer = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(pointer.x, pointer.y);
  const meetsRow = await grid.evaluate(
    (scroller, { x, y }) =>
      new Promise<boolean>((resolve) => {
        const look = () => resolve(document.elementFromPoint(x, y)?.closest('[role=row]') !== null);
        scroller.addEventListener('scroll', look, { once: true });
        scroller.scrollTop = 400;
      }),
    pointer,
  );
  expect(meetsRow).toBe(false);

  await openWhatAnswers(page, pointer);
});

/** px of the window. */
interface Place {
  x: number;
  y: number;
}

test('GEN-14: a press on one row is none on another that comes there before its release, nor is one on a row just come', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/tasks?view=table&sort=title`);
  const grid = page.getByRole('grid');
  const first = grid.locator('[aria-rowindex="2"]');
  const centre = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error('The first row has no such place');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await first.getByRole('link').waitFor();
  /** The head says at once what is asked for; the rows come in that order with the answer. @returns lets it through */
  const sort = async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const whenAnswered = async (route: Route) => {
      await held;
      await route.fallback();
    };
    await page.route(/\/api\/tasks(\?|$)/, whenAnswered, { times: 1 });
    await page.getByRole('columnheader', { name: 'Title' }).click();
    return answer;
  };

  const touch = await page.context().newCDPSession(page);
  const pointers = {
    mouse: {
      press: async ({ x, y }: Place) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      release: () => page.mouse.up(),
    },
    finger: {
      press: (place: Place) =>
        touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] }),
      release: () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    },
  };
  for (const [name, { press, release }] of Object.entries(pointers)) {
    for (const place of ['checkbox of the selection', 'cell']) {
      const before = await first.getByRole('link').textContent();
      const target =
        place === 'cell' ? first.getByRole('gridcell').nth(2) : first.getByRole('checkbox').first();
      const answer = await sort();
      const { href } = new URL(page.url());
      await press(await centre(target));
      answer();
      await expect(first.getByRole('link')).not.toHaveText(before ?? '');
      await release();
      await expect(grid.locator('[aria-selected=true]'), `${name}, ${place}`).toHaveCount(0);
      expect(page.url(), `${name}, ${place}`).toBe(href);
    }
    // The same press selects once the rows lie still.
    const box = await centre(first.getByRole('checkbox').first());
    const meetsRow = () =>
      page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('[role=row]') !== null, box);
    await expect.poll(meetsRow).toBe(true);
    for (const count of [1, 0]) {
      await press(box);
      await release();
      await expect(grid.locator('[aria-selected=true]'), name).toHaveCount(count);
    }
  }

  const answer = await sort();
  const pointer = await centre(first.getByRole('gridcell').nth(2));
  await page.mouse.move(pointer.x, pointer.y);
  const watch = await grid.evaluateHandle((rows, { x, y }) => {
    const meetsRow = new Promise<boolean>((resolve) => {
      const look = () => resolve(document.elementFromPoint(x, y)?.closest('[role=row]') !== null);
      new MutationObserver(look).observe(rows, { characterData: true, childList: true, subtree: true });
    });
    return { meetsRow };
  }, pointer);
  answer();
  expect(await watch.evaluate(({ meetsRow }) => meetsRow)).toBe(false);
  await openWhatAnswers(page, pointer);
});

test('SRV-03: of a long list of cards somebody else’s change reads what is in sight, and none of the pages above', async ({
  ownerPage: page,
  server,
}) => {
  const { rows } = await (
    await page.request.get(`${server.url}/api/tasks?sort=title&direction=desc&limit=1`)
  ).json();
  const [last] = rows;
  await page.goto(`${server.url}/tasks?view=grid&sort=title`);
  await expect
    .poll(async () => {
      await page.getByText(/^\d+ of \d+ shown$/).scrollIntoViewIfNeeded();
      return page.getByRole('link', { name: last.title, exact: true }).isVisible();
    })
    .toBe(true);

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/tasks') asked.push(searchParams.get('cursor') ?? 'the first page');
  });
  await edit(page, `${server.url}/api/tasks/${last.id}`, { title: `${last.title} (late)` });
  await expect(page.getByRole('link', { name: `${last.title} (late)`, exact: true })).toBeVisible();
  expect(asked).not.toContain('the first page');
});

/** Rests the pointer on a row until that answers to it, and presses: the task that was there is opened. */
async function openWhatAnswers(page: Page, pointer: Place): Promise<void> {
  const rowThere = () =>
    page.evaluate(({ x, y }) => {
      const row = document.elementFromPoint(x, y)?.closest('[role=row]:hover');
      return row?.querySelector('a')?.textContent ?? null;
    }, pointer);
  await expect.poll(rowThere).not.toBeNull();
  const title = await rowThere();
  await page.mouse.click(pointer.x, pointer.y);
  await expect(page.getByRole('textbox', { name: /^Task title/ })).toHaveValue(title ?? '');
}
