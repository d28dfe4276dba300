import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { CardGrid } from './CardGrid';
import { columnsThatFit, rowOffsets, rowsInView } from './gridLayout';

const projects = Array.from({ length: 1000 }, (_, place) => `Project ${place + 1}`);

describeConformance(
  'CardGrid',
  (props) => (
    <CardGrid items={projects.slice(0, 3)} getKey={String} renderItem={(project) => project} {...props} />
  ),
  { element: 'DIV' },
);

describe('CardGrid', () => {
  it('says which of how many a card is, although only some are in the document', () => {
    render(<CardGrid items={projects} total={2400} getKey={String} renderItem={(project) => project} />);
    const cards = screen.getAllByRole('listitem');
    expect(cards.length).toBeLessThan(100);
    expect(cards[1]).toHaveAttribute('aria-posinset', '2');
    expect(cards[1]).toHaveAttribute('aria-setsize', '2400');
  });

  it('holds only the rows in sight, in order, and asks for more at the end once', () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
    const onEndReached = vi.fn();
    const grid = (count: number) => (
      <CardGrid
        items={projects.slice(0, count)}
        getKey={String}
        renderItem={(project) => <button type="button">{project}</button>}
        minColumnWidth={290}
        onEndReached={onEndReached}
      />
    );
    const { rerender } = render(grid(1000));
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names.length % 3).toBe(0);
    expect(names.length).toBeLessThan(60);
    expect(names).toEqual(projects.slice(0, names.length));
    expect(onEndReached).not.toHaveBeenCalled();
    rerender(grid(6));
    rerender(grid(6));
    expect(onEndReached).toHaveBeenCalledOnce();
    rerender(grid(9));
    expect(onEndReached).toHaveBeenCalledTimes(2);
    width.mockRestore();
  });

  it('SRV-03: tells which cards are in sight, again where they change', () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
    const onInSight = vi.fn<(first: number, end: number) => void>();
    const grid = (items: readonly string[]) => (
      <CardGrid
        items={items}
        getKey={String}
        renderItem={(project) => <button type="button">{project}</button>}
        minColumnWidth={290}
        onInSight={onInSight}
      />
    );
    const { rerender } = render(grid(projects));
    const inSight = () => screen.getAllByRole('button').map((button) => button.textContent);
    expect(projects.slice(...(onInSight.mock.lastCall ?? []))).toEqual(inSight());
    const list = screen.getByRole('list');
    list.getBoundingClientRect = () => new DOMRect(0, -20_000, 900, 60_000);
    fireEvent.scroll(window);
    expect(inSight()).not.toContain('Project 1');
    expect(projects.slice(...(onInSight.mock.lastCall ?? []))).toEqual(inSight());
    rerender(grid(projects.slice(0, 7)));
    expect(onInSight).toHaveBeenLastCalledWith(0, 7);
    width.mockRestore();
  });

  describe('keyboard', () => {
    const button = (project: string) => <button type="button">{project}</button>;
    const mount = () => {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
      render(<CardGrid items={projects} getKey={String} renderItem={button} minColumnWidth={290} />);
    };
    afterEach(() => vi.restoreAllMocks());

    it('Tab goes through the cards as they are read, row by row, and Shift + Tab back', async () => {
      mount();
      for (let card = 1; card <= 7; card++) {
        await userEvent.tab();
        expect(document.activeElement).toHaveTextContent(`Project ${card}`);
      }
      await userEvent.tab({ shift: true });
      expect(document.activeElement).toHaveTextContent('Project 6');
    });

    it('the card with the focus stays in the document, and Tab goes on from it, however far one scrolls', async () => {
      mount();
      await userEvent.tab();
      const focused = document.activeElement;
      const list = screen.getByRole('list');
      list.getBoundingClientRect = () => new DOMRect(0, -20_000, 900, 60_000);
      fireEvent.scroll(window);
      expect(screen.queryByRole('button', { name: 'Project 10' })).toBeNull();
      expect(document.activeElement).toBe(focused);
      await userEvent.tab();
      expect(document.activeElement).toHaveTextContent('Project 2');
    });
  });
});

describe('the grid’s layout', () => {
  it('fits as many columns as have room, at least one', () => {
    expect([0, 279, 280, 571, 572, 1320].map((width) => columnsThatFit(width, 280, 12))).toEqual([
      1, 1, 1, 1, 2, 4,
    ]);
  });

  it('places rows by what was measured and by their average where nothing was', () => {
    expect(rowOffsets(3, new Map(), 100, 10)).toEqual([0, 110, 220, 320]);
    expect(
      rowOffsets(
        3,
        new Map([
          [0, 50],
          [1, 70],
        ]),
        100,
        10,
      ),
    ).toEqual([0, 60, 140, 200]);
    expect(rowOffsets(0, new Map(), 100, 10)).toEqual([0]);
  });

  it('finds the rows in view with some to spare, never outside', () => {
    const offsets = rowOffsets(100, new Map(), 90, 10);
    expect(rowsInView(offsets, -50, 400, 2)).toEqual({ first: 0, last: 7 });
    expect(rowsInView(offsets, 5_000, 5_400, 2)).toEqual({ first: 48, last: 57 });
    expect(rowsInView(offsets, 90_000, 90_400, 2).last).toBe(100);
    expect(rowsInView([0], 0, 900, 2)).toEqual({ first: 0, last: 0 });
  });
});
