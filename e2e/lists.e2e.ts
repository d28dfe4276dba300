import type { Locator, Page, Route } from '@playwright/test';
import { createProject } from './support/createProject';
import { openFilter, toggleFilter } from './support/filters';
import { edit, expect, test } from './support/fixtures';
import { heldAnswer } from './support/heldAnswer';

test('GEN-12: deleting a client names what goes with it, and Undo brings all of it back', async ({
  ownerPage: page,
  server,
}) => {
  await createProject(page, server.url, {
    name: 'Gate guides',
    tasks: ['Measure the left one', 'And the right one'],
  });
  const counts = async () =>
    (await (await page.request.get(`${server.url}/api/tasks/counts`)).json()) as { total: number };
  const before = await counts();
  await page.goto(`${server.url}/clients?search=Gate+guides`);
  await page
    .getByRole('button', { name: /delete/i })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Gate guides AG');
  await expect(question).toContainText('1 project (Gate guides), 2 tasks');
  await expect(question).toContainText('2 time entries');
  await question.getByRole('button', { name: /delete/i }).click();
  await expect(question).toBeHidden();
  expect((await counts()).total).toBe(before.total - 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Gate guides AG').first()).toBeVisible();
  await expect.poll(async () => (await counts()).total).toBe(before.total);
});

test('GEN-12: where approved time would go along, deleting one or many is refused with its hours and what to do instead', async ({
  ownerPage: page,
  server,
}) => {
  const question = page.getByRole('alertdialog');
  for (const [list, search, instead] of [
    ['clients', 'Bergstrand', 'Inactive'],
    ['projects', 'Penstock condition', 'Completed'],
    ['tasks', 'Coating adhesion', 'Completed'],
  ]) {
    await page.goto(`${server.url}/${list}?view=table&search=${search}`);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(question).toContainText(
      new RegExp(`\\d+h \\d+m of approved time would be deleted too. Set the status to ${instead} instead.`),
    );
    await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await question.getByRole('button', { name: 'Cancel' }).click();
  }
  await page.goto(`${server.url}/tasks?view=table&search=penstock+condition`);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Delete selected tasks' }).click();
  await expect(question).toContainText('Time that was recorded on them is deleted with them.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText(
    /of approved time would be deleted too. Set the status to Completed instead./,
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByRole('link') }),
  ).toHaveCount(10);
});

test('GEN-04, GEN-13, GEN-14, TSK-02, TSK-03, PRJ-02, CLI-01: lists are filtered by several values, which the address, chips and tiles show', async ({
  ownerPage: page,
  server,
}) => {
  const rows = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  const texts = async () => (await rows.allTextContents()).join('\n');
  const chip = (text: string) => page.getByRole('button', { name: `${text}. Show all` });

  await test.step('an old address with one value works, and more values are added in the menu', async () => {
    await page.goto(`${server.url}/tasks?view=table&status=completed`);
    await expect(chip('Status: Completed')).toBeVisible();
    await chip('Status: Completed').click();
    await toggleFilter(page, 'Status', 'Todo', 'Review');
    await toggleFilter(page, 'Priority', 'High');
    await expect(chip('Status: Todo, Review')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/status=Todo%2CReview/);
    await expect.poll(texts).not.toMatch(/In Progress|Medium|Low/);
    await page.reload();
    await expect(chip('Status: Todo, Review')).toBeVisible();
    await expect.poll(texts).toMatch(/Review/);
    await page.goBack();
    await expect(chip('Priority: High')).toBeHidden();
    await page.goForward();
    await expect(chip('Priority: High')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByRole('button', { name: /Show all$/ })).toHaveCount(0);
  });

  await test.step('by people, by due date and by days of one’s own', async () => {
    await toggleFilter(page, 'Person', 'No assignee', 'Giulia Ferraro');
    await expect(chip('Person: No assignee, Giulia Ferraro')).toBeVisible();
    await expect.poll(texts).toMatch(/Giulia Ferraro/);
    expect((await texts()).split('\n').every((row) => /Giulia Ferraro|Unassigned|–|—/.test(row))).toBe(true);
    await page.reload();
    await expect(chip('Person: No assignee, Giulia Ferraro')).toBeVisible();
    await chip('Person: No assignee, Giulia Ferraro').click();
    await openFilter(page, 'Due date');
    await page.getByRole('menuitem', { name: /^From/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('01/01/2020');
    await dialog.getByRole('button', { name: 'Filter' }).click();
    await expect(chip('Due date: from 01/01/2020')).toBeVisible();
    await chip('Due date: from 01/01/2020').click();
  });

  await test.step('a tile leaves what it counts, and pressed again all', async () => {
    const tile = page.getByRole('button', { name: /^Overdue/ });
    const count = async () => Number(/\d+/.exec((await tile.textContent()) ?? '')?.[0]);
    const overdue = await count();
    await tile.click();
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    await expect(chip('Due date: Overdue')).toBeVisible();
    const answer = await page.request.get(`${server.url}/api/tasks?due=overdue`);
    expect(((await answer.json()) as { total: number }).total).toBe(overdue);
    await tile.click();
    await expect(tile).toHaveAttribute('aria-pressed', 'false');
    await expect(chip('Due date: Overdue')).toBeHidden();
  });

  await test.step('projects and clients, which sort as people read them and are found without accents', async () => {
    await page.goto(`${server.url}/projects?view=table`);
    await toggleFilter(page, 'Status', 'Planning', 'Review');
    await toggleFilter(page, 'Person', 'Giulia Ferraro');
    await expect(chip('Status: Planning, Review')).toBeVisible();
    await expect.poll(texts).not.toMatch(/In Progress|On Hold/);
    await page.goto(`${server.url}/clients?view=table`);
    await toggleFilter(page, 'Status', 'Active', 'Inactive', 'Prospect');
    await expect(rows.first()).toContainText('Águas de São Brás');
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('aguas');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Águas de São Brás');
  });
});

test('GEN-12, TSK-05: a task is completed, edited and deleted from its row', { tag: '@test-all' }, async ({
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

test('GEN-13: a press beside an open list or menu closes it, does nothing else, and gives the page no styles anew', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  await page.goto(`${server.url}/tasks?view=table`);
  const link = page.getByRole('grid').getByRole('link').first();
  const box = await link.boundingBox();
  if (!box) throw new Error('The first row has no link');
  const under = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const { href } = new URL(page.url());
  const popups = page.locator('[role=listbox], [role=menu]');
  for (const opener of [
    page.getByRole('button', { name: 'Filter', exact: true }),
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

test('GEN-13: what closes is out of sight in the frame of its key, and by Tab out of the page before the next field has the focus', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
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
    page.getByRole('button', { name: 'Filter', exact: true }),
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

test('GEN-14: rows that rush past under the pointer are left alone, and the one it rests on answers again by itself', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
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

test('GEN-14: a press on one row is none on another that comes there before its release, nor is one on a row just come', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
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
    const { held, answer } = heldAnswer();
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

test('SRV-03: of a long list of cards somebody else’s change reads what is in sight, and none of the pages above', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
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
