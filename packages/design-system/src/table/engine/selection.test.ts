import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { some } from '../../../../../scripts/checks/some';
import {
  everythingSelected,
  isNothingSelected,
  isSelected,
  nothingSelected,
  type Selection,
  selectedAmong,
  selectedCount,
  selectedRows,
  withRows,
} from './selection';

const ROWS = 40;
const rows = fc.array(fc.nat(ROWS - 1), { maxLength: 15 });
const step = fc.oneof(
  fc.record({ what: fc.constant('select' as const), rows }),
  fc.record({ what: fc.constant('deselect' as const), rows }),
  fc.record({ what: fc.constant('filter' as const), rows }),
  fc.record({ what: fc.constant('everything' as const), rows }),
  fc.record({ what: fc.constant('nothing' as const), rows }),
);

describe('selection', () => {
  it('ranges behave like a set of row numbers, whatever is done to them', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        let selection: Selection = nothingSelected;
        let model = new Set<number>();
        for (const { what, rows: changed } of some(steps)) {
          if (what === 'select') {
            selection = withRows(selection, changed, true);
            model = new Set([...model, ...changed]);
          } else if (what === 'deselect') {
            selection = withRows(selection, changed, false);
            model = new Set([...model].filter((row) => !changed.includes(row)));
          } else if (what === 'filter') {
            selection = selectedAmong(selection, changed);
            model = new Set([...model].filter((row) => changed.includes(row)));
          } else {
            selection = what === 'everything' ? everythingSelected : nothingSelected;
            model = new Set(what === 'everything' ? Array.from({ length: ROWS }, (_, row) => row) : []);
          }
          const expected = [...model].sort((a, b) => a - b);
          expect([...selectedRows(selection, ROWS)]).toEqual(expected);
          expect(selectedCount(selection, ROWS)).toBe(expected.length);
          expect(isNothingSelected(selection, ROWS)).toBe(expected.length === 0);
          for (let row = 0; row < ROWS; row++) expect(isSelected(selection, row)).toBe(model.has(row));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a million rows selected but one are two numbers', () => {
    const selection = withRows(everythingSelected, [500_000], false);
    expect(selection).toEqual({ inverted: true, ranges: [500_000, 500_001] });
    expect(selectedCount(selection, 1_000_000)).toBe(999_999);
  });
});
