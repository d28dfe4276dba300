import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Dialog } from '../Dialog';
import { Tooltip } from './Tooltip';

describeConformance(
  'Tooltip',
  (props) => (
    <Tooltip content="Exports what is filtered" open {...props}>
      <button type="button">Export</button>
    </Tooltip>
  ),
  { element: 'DIV' },
);

describe('Tooltip', () => {
  it('describes the control in focus and goes at Escape', async () => {
    render(
      <Tooltip content="Exports what is filtered">
        <button type="button">Export</button>
      </Tooltip>,
    );
    await userEvent.tab();
    await screen.findByRole('tooltip');
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Exports what is filtered');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('keeps Escape from the dialog around it', async () => {
    render(
      <Dialog title="Export" defaultOpen>
        <Tooltip content="Exports what is filtered">
          <button type="button">Export</button>
        </Tooltip>
      </Dialog>,
    );
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is taken to its child: a press of a button in focus closes it', async () => {
    const onClick = vi.fn();
    render(
      <Tooltip content="Exports what is filtered">
        <button type="button" onClick={onClick}>
          Export
        </button>
      </Tooltip>,
    );
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('goes with the focus, and when its control is scrolled', async () => {
    render(
      <section aria-label="Rows">
        <Tooltip content="Exports what is filtered">
          <button type="button">Export</button>
        </Tooltip>
        <button type="button">Next</button>
      </section>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab({ shift: true });
    await screen.findByRole('tooltip');
    fireEvent.scroll(screen.getByRole('region'));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

describe('Tooltip under the pointer', () => {
  afterEach(() => vi.useRealTimers());

  const start = () => {
    // Later than the test before, whose tooltip may have closed just now.
    vi.useFakeTimers({ now: Date.now() + 1000 });
    render(
      <>
        <Tooltip content="Exports what is filtered">
          <button type="button">Export</button>
        </Tooltip>
        <Tooltip content="Brings rows in">
          <button type="button">Import</button>
        </Tooltip>
      </>,
    );
    const move = (pointerType: string) =>
      fireEvent.pointerMove(screen.getByRole('button', { name: 'Export' }), { pointerType });
    return { move, shown: () => screen.queryByRole('tooltip')?.textContent };
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('opens after half a second, not for a pointer that only passes', () => {
    const { move, shown } = start();
    move('mouse');
    pass(499);
    expect(shown()).toBeUndefined();
    fireEvent.pointerLeave(screen.getByRole('button', { name: 'Export' }));
    pass(1000);
    expect(shown()).toBeUndefined();
    move('mouse');
    pass(500);
    expect(shown()).toBe('Exports what is filtered');
  });

  it('does not open for a finger, nor by the focus that a press gives', () => {
    const { move, shown } = start();
    const button = screen.getByRole('button', { name: 'Export' });
    move('touch');
    pass(1000);
    expect(shown()).toBeUndefined();
    fireEvent.pointerDown(button);
    act(() => button.focus());
    expect(shown()).toBeUndefined();
  });

  it('stays while the pointer travels onto the words, and goes when it leaves them', () => {
    const { move, shown } = start();
    move('mouse');
    pass(500);
    fireEvent.pointerLeave(screen.getByRole('button', { name: 'Export' }));
    pass(100);
    fireEvent.pointerEnter(screen.getByRole('tooltip'));
    pass(1000);
    expect(shown()).toBe('Exports what is filtered');
    fireEvent.pointerLeave(screen.getByRole('tooltip'));
    pass(150);
    expect(shown()).toBeUndefined();
  });

  it('is the only one: the next control’s shows at once and takes the place', () => {
    const { move, shown } = start();
    move('mouse');
    pass(500);
    act(() => screen.getByRole('button', { name: 'Import' }).focus());
    expect(shown()).toBe('Brings rows in');
    expect(screen.getAllByRole('tooltip')).toHaveLength(1);
  });
});
