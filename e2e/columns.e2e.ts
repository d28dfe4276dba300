import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const heads = (page: Page) =>
  page
    .getByRole('columnheader')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? '').filter(Boolean));

/** px */
async function widthOf(page: Page, column: string): Promise<number> {
  const box = await page.getByRole('columnheader', { name: column, exact: true }).boundingBox();
  if (!box) throw new Error(`No column ${column}`);
  return box.width;
}

async function openTasks(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/app/tasks?view=table`);
  await expect(page.locator('[role=row][aria-rowindex="3"]').getByRole('link')).toBeVisible();
}

test('GEN-13, TSK-04: columns are moved, resized, fitted and hidden, and are so after a reload until they are reset', async ({
  ownerPage: page,
  server,
}) => {
  await openTasks(page, server.url);
  const before = await heads(page);
  expect(before.slice(0, 3)).toEqual(['Title', 'Project', 'Client']);
  await expect(page.getByRole('columnheader').last()).toHaveText('Actions');

  // Dragged by its head: it moves, and nothing is sorted.
  const project = page.getByRole('columnheader', { name: 'Project' });
  await project.dragTo(page.getByRole('columnheader', { name: 'Assignee' }), {
    sourcePosition: { x: 20, y: 15 },
    targetPosition: { x: 100, y: 15 },
  });
  expect((await heads(page)).slice(0, 4)).toEqual(['Title', 'Client', 'Assignee', 'Project']);
  await expect(project).toHaveAttribute('aria-sort', 'none');

  // Its edge follows the pointer.
  const edge = await page.getByRole('separator', { name: 'Resize Project' }).boundingBox();
  if (!edge) throw new Error('Project has no edge');
  const was = await widthOf(page, 'Project');
  await page.mouse.move(edge.x + 4, edge.y + 10);
  await page.mouse.down();
  await page.mouse.move(edge.x + 44, edge.y + 10, { steps: 4 });
  await page.mouse.up();
  expect(await widthOf(page, 'Project')).toBeCloseTo(was + 40, -0.5);

  // A double click shows every name whole.
  await page.getByRole('separator', { name: 'Resize Project' }).dblclick();
  const index = await project.getAttribute('aria-colindex');
  const cut = page
    .locator(`[role=gridcell][aria-colindex="${index}"]`)
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
  expect(await cut).toBe(0);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Client' }).click();
  await page.keyboard.press('Escape');
  const arranged = await heads(page);
  expect(arranged.slice(0, 3)).toEqual(['Title', 'Assignee', 'Project']);
  expect(arranged).not.toContain('Client');

  const width = await widthOf(page, 'Project');
  await page.reload();
  await expect(project).toBeVisible();
  expect(await heads(page)).toEqual(arranged);
  expect(await widthOf(page, 'Project')).toBe(width);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitem', { name: 'Reset columns' }).click();
  expect(await heads(page)).toEqual(before);
});

test('TSK-04, GEN-14: by keyboard a column is moved, resized, and sorted from its menu, and cut text is shown whole', async ({
  ownerPage: page,
  server,
}) => {
  await openTasks(page, server.url);
  const grid = page.getByRole('grid');
  await grid.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const status = grid.locator('xpath=..').getByRole('status');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await expect(status).toHaveText('Project: column 3 of 8');
  expect((await heads(page)).slice(0, 3)).toEqual(['Title', 'Client', 'Project']);

  await page.keyboard.press('Shift+ArrowLeft');
  await expect(status).toHaveText(/^Project: \d+ pixels wide$/);

  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('menu', { name: 'Options for Project' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sort descending' }).press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Project' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(grid).toBeFocused();

  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('menuitem', { name: 'Resize with arrow keys' }).press('Enter');
  const separator = page.getByRole('separator', { name: 'Resize Project' });
  await expect(separator).toBeFocused();
  await page.keyboard.press('Home');
  const least = await separator.getAttribute('aria-valuemin');
  await expect(separator).toHaveAttribute('aria-valuenow', least ?? '');
  await page.keyboard.press('Escape');
  await expect(grid).toBeFocused();

  // On a cell whose words are cut: shown whole until Escape.
  await page.keyboard.press('ArrowDown');
  const tip = page.locator('[data-part=tip]');
  const active = page.locator(`[id="${await grid.getAttribute('aria-activedescendant')}"]`);
  await expect(tip).toHaveText((await active.textContent()) ?? '');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await active.hover();
  await expect(tip).toBeVisible();
  // It can be pointed at.
  await tip.hover();
  await expect(tip).toBeVisible();
});

test('GEN-14, GEN-17: Shift and a click mark no text, Escape clears the selection, and a list that fails says why', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  await openTasks(page, server.url);
  const row = (index: number) => page.locator(`[role=row][aria-rowindex="${index}"]`);
  await row(2)
    .getByRole('checkbox', { name: /^Select/ })
    .click();
  await row(6)
    .getByRole('gridcell')
    .nth(2)
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('5 of 212 selected').first()).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await page.keyboard.press('Escape');
  await expect(row(2)).toHaveAttribute('aria-selected', 'false');

  await page.route(/\/api\/clients(\?|$)/, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { title: 'Busy', status: 503, detail: 'The server is busy. Try again in a minute.' },
    }),
  );
  await page.goto(`${server.url}/app/clients?view=table`);
  const failed = page.getByRole('alert').filter({ hasText: 'The clients could not be loaded' });
  await expect(failed).toContainText('The server is busy');
  await page.unrouteAll();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(row(2).getByRole('link')).toBeVisible();
});

for (const [width, height] of [
  [1440, 1200],
  [1024, 768],
] as const) {
  test(`TSK-04: at ${width} px tasks keep assignee and due date, and the table fills the height that is there`, {
    tag: '@test-all',
  }, async ({ ownerPage: page, server }) => {
    await page.setViewportSize({ width, height });
    await openTasks(page, server.url);
    expect(await heads(page)).toEqual(
      expect.arrayContaining(['Title', 'Project', 'Assignee', 'Status', 'Due date']),
    );
    const grid = page.getByRole('grid');
    // No column is narrower than its label or gives up room to air: nothing scrolls sideways either.
    expect(await grid.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const table = await page.locator('[data-component=DataTable]').boundingBox();
    const bottom = (table?.y ?? 0) + (table?.height ?? 0);
    expect(bottom).toBeGreaterThan(height - 40);
    expect(bottom).toBeLessThan(height);
  });
}
