import { describe, expect, it } from 'vitest';
import type { Column } from './column';
import {
  noColumnLayout,
  orderedColumns,
  visibleColumns,
  withColumnAt,
  withColumnHidden,
  withColumnResized,
} from './columnLayout';

const title: Column<string> = { id: 'title', value: (row) => row, grow: 2, minWidth: 160 };
const client: Column<string> = { id: 'client', value: (row) => row };
const code: Column<string> = { id: 'code', value: (row) => row, width: 80, pinned: 'start' };

describe('column layout', () => {
  it('shows pinned columns at the edges and leaves out hidden ones, also as a person changed it', () => {
    const ids = (layout = noColumnLayout) =>
      visibleColumns([title, client, code], layout).map(({ id }) => id);
    expect(ids()).toEqual(['code', 'title', 'client']);
    expect(ids({ ...noColumnLayout, pinned: { code: 'none', title: 'end' } })).toEqual([
      'client',
      'code',
      'title',
    ]);
    expect(ids(withColumnHidden(noColumnLayout, 'client', true))).toEqual(['code', 'title']);
  });

  it('moves a column before or after another, and keeps new columns where their neighbours are', () => {
    const columns = [title, client, code];
    const moved = withColumnAt(noColumnLayout, columns, 'code', 'before', 'client');
    expect(moved.order).toEqual(['title', 'code', 'client']);
    expect(withColumnAt(moved, columns, 'title', 'after', 'client').order).toEqual([
      'code',
      'client',
      'title',
    ]);
    const due: Column<string> = { id: 'due', kind: 'date', value: (row) => row };
    const withNew = orderedColumns([due, title, client, code], moved).map(({ id }) => id);
    expect(withNew).toEqual(['due', 'title', 'code', 'client']);
  });

  it('ignores columns in a kept order that are gone, or there twice', () => {
    const layout = { ...noColumnLayout, order: ['gone', 'client', 'client', 'title'] };
    expect(orderedColumns([title, client], layout)).toEqual([client, title]);
  });

  it('resizes within the limits, and keeps the widths of the columns before', () => {
    const shown = { title: 240, client: 120 };
    const { widths } = withColumnResized(noColumnLayout, [title, client], shown, client, 5000);
    expect(widths).toEqual({ title: 240, client: 800 });
    expect(withColumnResized(noColumnLayout, [title, client], shown, title, 20).widths).toEqual({
      title: 160,
    });
  });
});
