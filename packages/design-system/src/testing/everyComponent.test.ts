import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as designSystem from '../index';
import { componentNames, missingParts } from './missingParts';

const src = join(import.meta.dirname, '..');
const root = join(src, '../../..');

describe('every component', () => {
  it.each(componentNames(src))('%s is a folder with code, test, stories, sheet, index and export', (name) => {
    expect(missingParts(src, name)).toEqual([]);
  });

  it('is exported in the order of the alphabet', () => {
    const exported = [
      ...readFileSync(join(src, 'index.ts'), 'utf8').matchAll(/'\.\/components\/([A-Z]\w+)'/g),
    ];
    const names = exported.map(([, name]) => name);
    expect(names).toEqual([...names].sort());
  });
});

/** The dotted parts of a compound as `[name of its flat export, part]`: `Menu.Item` as `['MenuItem', ...]`. */
const dottedParts = Object.entries(designSystem).flatMap(([component, exported]) =>
  /^[A-Z]/.test(component) &&
  exported !== null &&
  (typeof exported === 'object' || typeof exported === 'function')
    ? Object.entries(exported)
        .filter(([part]) => /^[A-Z]/.test(part))
        .map(([part, value]): [string, unknown] => [`${component}${part}`, value])
    : [],
);

describe('every part of a compound', () => {
  it('is found: Accordion, ContextMenu, Menu and Tabs have some', () => {
    const compounds = ['Accordion', 'ContextMenu', 'Menu', 'Tabs'];
    for (const compound of compounds)
      expect(dottedParts.some(([name]) => name.startsWith(compound))).toBe(true);
  });

  it.each(dottedParts)(
    '%s is exported flat: a server component sees no property of a client component',
    (name, part) => {
      expect(Object.entries(designSystem).find(([exported]) => exported === name)?.[1]).toBe(part);
    },
  );
});

describe('pnpm new component', () => {
  const copy = mkdtempSync(join(tmpdir(), 'new-component-'));
  afterAll(() => rmSync(copy, { recursive: true }));
  mkdirSync(join(copy, 'src/components'), { recursive: true });
  for (const file of ['index.ts', 'locale/messages.ts']) cpSync(join(src, file), join(copy, 'src', file));
  const create = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts/new-component.mjs'), 'component', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, DESIGN_SYSTEM: copy },
    });

  it('makes a component that lacks nothing, in our format', () => {
    const { status, stderr } = create('Abacus', '--messages');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(missingParts(join(copy, 'src'), 'Abacus')).toEqual([]);
    cpSync(join(root, 'biome.json'), join(copy, 'biome.json'));
    const checked = spawnSync(
      join(root, 'node_modules/.bin/biome'),
      ['check', '--vcs-enabled=false', '--config-path', join(copy, 'biome.json'), join(copy, 'src')],
      { cwd: copy, encoding: 'utf8' },
    );
    expect(`${checked.stdout}${checked.stderr}`).toMatch(/No fixes applied/);
  }, 30_000);

  it('puts the export where the alphabet has it', () => {
    create('Zither');
    const exported = readFileSync(join(copy, 'src/index.ts'), 'utf8');
    expect(exported.indexOf('components/Zither')).toBeGreaterThan(
      exported.indexOf('components/VisuallyHidden'),
    );
    expect(exported.indexOf('components/Zither')).toBeLessThan(exported.indexOf("from './locale'"));
  });

  it.each([
    ['abacus', 'a name that is no component’s'],
    ['Abacus', 'a name that is taken'],
  ])('refuses %s: %s', (name) => {
    create('Abacus');
    const { status, stderr } = create(name);
    expect(status).toBe(1);
    expect(stderr).toMatch(/Abacus/);
  });
});
