import { describe, expect, it } from 'vitest';
import type { Column } from './column';
import {
  columnTrack,
  leastWidth,
  noColumnLayout,
  visibleColumns,
  withColumnWidth,
  withoutColumnWidth,
} from './columnLayout';

const title: Column<string> = { id: 'title', value: (row) => row, grow: 2, minWidth: 160 };
const client: Column<string> = { id: 'client', value: (row) => row };
const actions: Column<string> = { id: 'code', value: (row) => row, width: 80, pinned: 'start' };

describe('column layout', () => {
  it('shows pinned columns at the edges and leaves out hidden ones, also as a person changed it', () => {
    const ids = (layout = noColumnLayout) =>
      visibleColumns([title, client, actions], layout).map(({ id }) => id);
    expect(ids()).toEqual(['code', 'title', 'client']);
    expect(ids({ ...noColumnLayout, pinned: { code: 'none', title: 'end' } })).toEqual([
      'client',
      'code',
      'title',
    ]);
    expect(ids({ ...noColumnLayout, hidden: { client: true } })).toEqual(['code', 'title']);
  });

  it('shares the width that is left until a column is resized, within its limits, and back', () => {
    expect(columnTrack(title, noColumnLayout)).toBe('minmax(160px, 2fr)');
    const narrow = withColumnWidth(noColumnLayout, title, 20);
    expect(columnTrack(title, narrow)).toBe('160px');
    expect(leastWidth(title, withColumnWidth(noColumnLayout, title, 5000))).toBe(800);
    expect(withoutColumnWidth(narrow, 'title')).toEqual(noColumnLayout);
  });

  it('numbers and dates are as wide as their kind, so that text has the rest', () => {
    const hours: Column<number> = { id: 'hours', kind: 'number', value: (row) => row };
    const due: Column<string> = { id: 'due', kind: 'date', value: (row) => row };
    expect(columnTrack(hours, noColumnLayout)).toBe('88px');
    expect(columnTrack(due, noColumnLayout)).toBe('108px');
    expect(columnTrack({ ...due, grow: 1 }, noColumnLayout)).toBe('minmax(108px, 1fr)');
    expect(columnTrack(client, noColumnLayout)).toBe('minmax(96px, 1fr)');
  });

  it('no column is narrower than its label, whatever width it was given', () => {
    const hours: Column<number> = { id: 'hours', kind: 'number', value: (row) => row, width: 40 };
    expect(columnTrack(hours, noColumnLayout, 66)).toBe('66px');
    expect(columnTrack(title, noColumnLayout, 170)).toBe('minmax(170px, 2fr)');
    expect(leastWidth(actions, { ...noColumnLayout, widths: { code: 32 } }, 58)).toBe(58);
  });
});
