import { describe, expect, it } from 'vitest';
import type { Column } from './column';
import { noColumnLayout } from './columnLayout';
import { columnTrack, columnWidths, leastWidth } from './columnWidths';

const value = (row: string) => row;
const title: Column<string> = { id: 'title', value, width: 300, minWidth: 100, grow: 2 };
const project: Column<string> = { id: 'project', value, width: 200, minWidth: 100, grow: 1 };
const hours: Column<string> = { id: 'hours', kind: 'number', value: () => 1 };
const columns = [title, project, hours];

describe('column widths', () => {
  it('give columns what their content needs before any column has more than that', () => {
    expect(columnWidths(columns, noColumnLayout, {}, 588)).toEqual({ title: 300, project: 200, hours: 88 });
    expect(columnWidths(columns, noColumnLayout, {}, 438)).toEqual({ title: 200, project: 150, hours: 88 });
  });

  it('share what is left beyond that among columns that grow', () => {
    expect(columnWidths(columns, noColumnLayout, {}, 888)).toEqual({ title: 500, project: 300, hours: 88 });
  });

  it('use all of the room, to the pixel', () => {
    for (let room = 288; room < 900; room += 7) {
      const widths = Object.values(columnWidths(columns, noColumnLayout, {}, room));
      expect(widths.reduce((sum, width) => sum + width, 0)).toBe(room);
    }
  });

  it('are the least where there is no room for more, so that the table scrolls sideways', () => {
    expect(columnWidths(columns, noColumnLayout, {}, 100)).toEqual({ title: 100, project: 100, hours: 88 });
  });

  it('keep the width that a person gave a column, and give the room to the others', () => {
    const layout = { ...noColumnLayout, widths: { title: 120 } };
    expect(columnWidths(columns, layout, {}, 588)).toEqual({ title: 120, project: 380, hours: 88 });
  });

  it('let a column that was declared with a width alone keep it', () => {
    const code: Column<string> = { id: 'code', value, width: 80 };
    expect(columnWidths([code, { id: 'name', value }], noColumnLayout, {}, 400)).toEqual({
      code: 80,
      name: 320,
    });
    expect(columnTrack(code, noColumnLayout)).toBe('80px');
  });

  it('numbers and dates are as wide as their kind, so that text has the rest', () => {
    const due: Column<string> = { id: 'due', kind: 'date', value };
    expect(columnTrack(hours, noColumnLayout)).toBe('88px');
    expect(columnTrack(due, noColumnLayout)).toBe('108px');
    expect(columnTrack({ ...due, grow: 1 }, noColumnLayout)).toBe('minmax(108px, 1fr)');
    expect(columnTrack({ id: 'client', value }, noColumnLayout)).toBe('minmax(96px, 1fr)');
  });

  it('no column is narrower than its label, whatever width it was given', () => {
    const narrow: Column<string> = { id: 'hours', kind: 'number', value: () => 1, width: 40 };
    expect(columnTrack(narrow, noColumnLayout, 66)).toBe('66px');
    expect(columnTrack(title, noColumnLayout, 170)).toBe('minmax(170px, 2fr)');
    expect(leastWidth(narrow, { ...noColumnLayout, widths: { hours: 32 } }, 58)).toBe(58);
  });
});
