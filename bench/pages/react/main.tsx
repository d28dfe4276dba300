import { memo, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offerPage } from '../benchPage';
import { COLUMNS, createFloorEngine, ROW, TALLEST } from '../floor/floorEngine';
import type { BenchTask } from '../tasks';

/** The floor's engine drawn by React in the plainest way: what React itself costs. */
const OVERSCAN = 6;
const HEIGHT = 720 - ROW;
const SLOTS = Math.ceil(HEIGHT / ROW) + 1 + 2 * OVERSCAN;

let engine = createFloorEngine([]);
let redraw: () => void = () => undefined;

offerPage({
  mount: (tasks) => {
    const root = document.querySelector('#root');
    if (!root) return;
    engine = createFloorEngine(tasks);
    flushSync(() => createRoot(root).render(<PlainTable tasks={tasks} />));
  },
  search: (text) => {
    engine.search(text);
    flushSync(() => redraw());
  },
  scroller: '.scroller',
  head: '.head',
  row: '.row',
  titleCell: '.cell',
  titleHead: '.head .cell',
  allBox: '.head .box',
  state: () => ({ rows: engine.count(), selected: engine.selectedCount() }),
});

function PlainTable({ tasks }: { tasks: BenchTask[] }) {
  const [, render] = useReducer((times: number) => times + 1, 0);
  const [scrollTop, setScrollTop] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  // The scroller's native event, as the table under test listens to it.
  useEffect(() => {
    redraw = () => {
      scroller.current?.scrollTo(0, 0);
      render();
    };
    const element = scroller.current;
    const onScroll = () => flushSync(() => setScrollTop(element?.scrollTop ?? 0));
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, []);

  const count = engine.count();
  const content = Math.min(count * ROW, TALLEST);
  const offset =
    count * ROW > TALLEST ? (scrollTop / (content - HEIGHT)) * (count * ROW - HEIGHT) : scrollTop;
  const size = Math.min(SLOTS, count);
  const first = Math.max(0, Math.min(Math.floor(offset / ROW) - OVERSCAN, count - size));
  const act = (what: () => void) => {
    what();
    render();
  };
  return (
    <div ref={scroller} className="scroller">
      <div className="head">
        {/* biome-ignore lint/a11y: a bare page to compare with, not a product */}
        <div
          className={engine.selectedCount() > 0 ? 'box on' : 'box'}
          onClick={() => act(engine.toggleAll)}
        />
        {COLUMNS.map(({ name }, at) => (
          // biome-ignore lint/a11y: a bare page to compare with, not a product
          <div
            key={name}
            className="cell"
            onClick={
              at === 0
                ? () => {
                    engine.sortByTitle();
                    redraw();
                  }
                : undefined
            }
          >
            {name}
          </div>
        ))}
      </div>
      <div className="body" style={{ height: content }}>
        {Array.from({ length: size }, (_, slot) => {
          const position = first + ((slot - (first % size) + size) % size);
          const row = engine.numberAt(position);
          return (
            <PlainRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the slot is what is reused
              key={slot}
              task={tasks[row] as BenchTask}
              top={position * ROW - offset + scrollTop}
              selected={engine.isSelected(row)}
            />
          );
        })}
      </div>
    </div>
  );
}

const PlainRow = memo(function PlainRow({
  task,
  top,
  selected,
}: {
  task: BenchTask;
  top: number;
  selected: boolean;
}) {
  return (
    <div className={selected ? 'row selected' : 'row'} style={{ transform: `translateY(${top}px)` }}>
      <div className="box" />
      {COLUMNS.map(({ name, text, kind }) => (
        <div key={name} className={kind}>
          {text(task)}
        </div>
      ))}
    </div>
  );
});
