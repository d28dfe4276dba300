import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { CardGrid } from './CardGrid';
import { Combobox } from './Combobox';
import { CommandPalette } from './CommandPalette';
import { MultiSelect } from './MultiSelect';
import { SearchBox } from './SearchBox';
import { Tree } from './Tree';

const user = userEvent.setup();
const taken = vi.fn<(name: string) => void>();
const nothing = () => undefined;

interface Place {
  /** With these things, by letters. */
  draw: (letters: readonly string[]) => ReactElement;
  /** Goes to 'c' of 'a', 'b', 'c', 'd' by keyboard. */
  walk: () => Promise<void>;
}

const options = (letters: readonly string[]) =>
  letters.map((value) => ({ value, label: `Dam ${value}`, id: value, title: `Dam ${value}` }));
const walkDown = async () => {
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
};

const places: Record<string, Place> = {
  Combobox: {
    draw: (letters) => (
      <Combobox
        label="Site"
        options={options(letters)}
        onValueChange={(value) => value !== null && taken(value)}
      />
    ),
    walk: async () => {
      await user.tab();
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    },
  },
  MultiSelect: {
    draw: (letters) => (
      <MultiSelect
        label="Sites"
        options={options(letters)}
        onValueChange={([value]) => value && taken(value)}
      />
    ),
    walk: async () => {
      await user.tab();
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    },
  },
  SearchBox: {
    draw: (letters) => (
      <SearchBox
        label="Search"
        value="dam"
        onValueChange={nothing}
        groups={[{ label: 'Sites', options: options(letters) }]}
        onSelect={({ id }) => taken(id)}
      />
    ),
    walk: walkDown,
  },
  CommandPalette: {
    draw: (letters) => (
      <CommandPalette
        open
        onOpenChange={nothing}
        filter={false}
        groups={[{ label: 'Sites', options: options(letters) }]}
        onSelect={({ id }) => taken(id)}
      />
    ),
    walk: walkDown,
  },
  Tree: {
    draw: (letters) => (
      <Tree
        label="Sites"
        items={letters}
        getKey={(letter) => letter}
        getText={(letter) => letter}
        getChildren={nothing}
        onAction={taken}
      />
    ),
    walk: async () => {
      await user.tab();
      await user.keyboard('{ArrowDown}{ArrowDown}');
    },
  },
  CardGrid: {
    draw: (letters) => (
      <CardGrid
        items={letters}
        getKey={(letter) => letter}
        renderItem={(letter) => (
          <button type="button" onClick={() => taken(letter)}>
            {letter}
          </button>
        )}
      />
    ),
    walk: async () => {
      await user.tab();
      await user.tab();
      await user.tab();
    },
  },
};

const cases = Object.keys(places).flatMap((place) => [
  { place, became: 'one comes before', letters: 'xabcd', now: 'c' },
  { place, became: 'one before goes', letters: 'bcd', now: 'c' },
  // What was searched begins at its first answer again.
  { place, became: 'it goes itself', letters: 'abd', now: /Search|Palette/.test(place) ? 'a' : 'd' },
]);

it.each(cases)(
  '$place: the keyboard stays on what it walked to, where $became',
  async ({ place, letters, now }) => {
    const { draw, walk } = places[place] as Place;
    taken.mockClear();
    // A card lies in a row that is an element: two fit beside each other.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    const { rerender } = render(draw(['a', 'b', 'c', 'd']));
    await walk();
    rerender(draw([...letters]));
    await user.keyboard('{Enter}');
    expect(taken.mock.calls.map(([name]) => name)).toEqual([now]);
  },
);
