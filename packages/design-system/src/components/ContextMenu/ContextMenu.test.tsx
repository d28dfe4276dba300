import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { ThemeScope } from '../ThemeScope';
import { ContextMenu } from './ContextMenu';

describeConformance(
  'ContextMenu',
  (props) => (
    <ContextMenu trigger={<li>A-203</li>} {...props}>
      <ContextMenu.Item>Rename</ContextMenu.Item>
    </ContextMenu>
  ),
  {
    element: 'DIV',
    modal: true,
    wrap: (node) => <ul>{node}</ul>,
    open: () => fireEvent.contextMenu(screen.getByText('A-203')),
  },
);

function Drawing({ onSelect, onDelete }: { onSelect?: () => void; onDelete?: () => void }) {
  return (
    <ContextMenu
      trigger={
        <div>
          <a href="/drawings/a-203">A-203</a>
        </div>
      }
    >
      <ContextMenu.Item onSelect={onSelect}>Rename</ContextMenu.Item>
      <ContextMenu.Sub label="Move to">
        <ContextMenu.Item>Archive</ContextMenu.Item>
      </ContextMenu.Sub>
      <ContextMenu.Item tone="danger" onSelect={onDelete}>
        Delete
      </ContextMenu.Item>
    </ContextMenu>
  );
}

const thing = () => screen.getByRole('link', { name: 'A-203', hidden: true });

// A menu that is taken away gives the focus back a moment later: not into the next test.
afterEach(() => {
  vi.useFakeTimers();
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('ContextMenu', () => {
  it('opens by the secondary button instead of the browser’s own', () => {
    render(<Drawing />);
    const browsersOwn = fireEvent.contextMenu(thing(), { clientX: 30, clientY: 40 });
    expect(browsersOwn).toBe(false);
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it.each([
    ['Shift+F10', '{Shift>}{F10}{/Shift}'],
    ['the menu key', '{ContextMenu}'],
  ])('opens by %s where the focus is, at the first entry', async (_name, keys) => {
    render(<Drawing />);
    thing().focus();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
  });

  it('leaves F10 alone', async () => {
    render(<Drawing />);
    thing().focus();
    await userEvent.keyboard('{F10}');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('opens by a long press of a finger, and not by a scroll', () => {
    vi.useFakeTimers();
    render(<Drawing />);
    fireEvent.pointerDown(thing(), { pointerType: 'touch' });
    fireEvent.pointerMove(thing(), { pointerType: 'touch' });
    act(() => vi.advanceTimersByTime(1_000));
    expect(screen.queryByRole('menu')).toBeNull();
    fireEvent.pointerDown(thing(), { pointerType: 'touch' });
    act(() => vi.advanceTimersByTime(1_000));
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('does what its entry says and gives the focus back', async () => {
    const onSelect = vi.fn();
    render(<Drawing onSelect={onSelect} />);
    thing().focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(thing()).toHaveFocus();
  });

  it('stands in a landmark of its name, and a submenu in one that its entry names', async () => {
    render(<Drawing />);
    thing().focus();
    await userEvent.keyboard('{ContextMenu}');
    const menu = screen.getByRole('menu', { name: 'Actions' });
    expect(screen.getByRole('region', { name: 'Actions' })).toContainElement(menu);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const sub = await screen.findByRole('menu', { name: 'Move to' });
    expect(screen.getByRole('region', { name: 'Move to' })).toContainElement(sub);
  });

  it('has submenus, opened and left by the arrows', async () => {
    render(<Drawing />);
    thing().focus();
    await userEvent.keyboard('{ContextMenu}{ArrowDown}{ArrowRight}');
    expect(await screen.findByRole('menuitem', { name: 'Archive' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('menuitem', { name: 'Archive' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Move to' })).toHaveFocus();
  });

  it('looks like the part of the page it was opened from', () => {
    render(
      <ThemeScope theme="nord">
        <Drawing />
      </ThemeScope>,
    );
    fireEvent.contextMenu(thing());
    expect(screen.getByRole('menu')).toHaveAttribute('data-theme', 'nord');
  });

  it('leaves the browser’s own menu where it is disabled', () => {
    render(
      <ContextMenu.Root>
        <ContextMenu.Trigger disabled>
          <p>A-203</p>
        </ContextMenu.Trigger>
        <ContextMenu.Content>
          <ContextMenu.Item>Rename</ContextMenu.Item>
        </ContextMenu.Content>
      </ContextMenu.Root>,
    );
    expect(fireEvent.contextMenu(screen.getByText('A-203'))).toBe(true);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
