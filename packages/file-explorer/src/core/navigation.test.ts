import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import {
  canGoBack,
  canGoForward,
  currentPlace,
  goBack,
  goForward,
  homeNavigation,
  openPlace,
  removePlace,
  renamePlace,
} from './navigation';

describe('navigation', () => {
  it('FIL-07: back and forward go through the folders that were opened', () => {
    const inDesign = openPlace(openPlace(homeNavigation, 'Legal'), 'Design');
    const back = goBack(inDesign);
    expect(currentPlace(back)).toBe('Legal');
    expect(currentPlace(goForward(back))).toBe('Design');
    expect(currentPlace(goBack(goBack(back)))).toBe(null);
  });

  it('FIL-07: opening a folder after going back forgets what lay ahead', () => {
    const elsewhere = openPlace(goBack(openPlace(homeNavigation, 'Legal')), 'Design');
    expect(canGoForward(elsewhere)).toBe(false);
    expect(elsewhere.visited).toEqual([null, 'Design']);
  });

  it('FIL-07: deleting the open folder goes home, and back never leads to it', () => {
    const gone = removePlace(openPlace(openPlace(homeNavigation, 'Design'), 'Custom'), 'Custom');
    expect(currentPlace(gone)).toBe(null);
    expect(gone.visited).not.toContain('Custom');
    expect(currentPlace(goBack(gone))).toBe('Design');
  });

  it('FIL-07: renaming a folder keeps it open under its new name', () => {
    expect(currentPlace(renamePlace(openPlace(homeNavigation, 'Custom'), 'Custom', 'Permits'))).toBe(
      'Permits',
    );
  });

  it('FIL-07: whatever is pressed, the current place is one that was visited and the same place never stands twice in a row', () => {
    const place = fc.constantFrom<string | null>(null, 'Design', 'Legal', 'Custom');
    const step = fc.oneof(
      place.map((to) => ({ kind: 'open' as const, to })),
      fc.constantFrom({ kind: 'back' as const }, { kind: 'forward' as const }, { kind: 'remove' as const }),
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (steps) => {
        let navigation = homeNavigation;
        for (const taken of some(steps)) {
          if (taken.kind === 'open') navigation = openPlace(navigation, taken.to);
          if (taken.kind === 'back') navigation = goBack(navigation);
          if (taken.kind === 'forward') navigation = goForward(navigation);
          if (taken.kind === 'remove') navigation = removePlace(navigation, 'Custom');
          expect(navigation.position).toBeGreaterThanOrEqual(0);
          expect(navigation.position).toBeLessThan(navigation.visited.length);
          expect(canGoBack(navigation)).toBe(navigation.position > 0);
          const repeated = navigation.visited.filter(
            (visited, index) => index > 0 && visited === navigation.visited[index - 1],
          );
          expect(repeated).toEqual([]);
        }
      }),
    );
  });
});
