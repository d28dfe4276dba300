import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { setWidth } from '../../testing/reader';
import { Sidebar, SidebarEntry, SidebarNav } from '../Sidebar';
import { TopBar } from '../TopBar';
import { AppShell, type AppShellProps } from './AppShell';
import * as styles from './AppShell.css';

const page = {
  topbar: <TopBar />,
  sidebar: (
    <Sidebar>
      <SidebarNav>
        <SidebarEntry href="#tasks">Tasks</SidebarEntry>
      </SidebarNav>
    </Sidebar>
  ),
  children: <h1>Dashboard</h1>,
};

const show = (props: Partial<AppShellProps> = {}) => render(<AppShell {...page} {...props} />);
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const state = () => part('sidebar')?.dataset.state;
const toggle = () => screen.getByRole('button', { name: 'Toggle sidebar', hidden: true });
const partOrFail = (name: string) => {
  const found = part(name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

beforeEach(() => setWidth(1440));
afterEach(() => vi.useRealTimers());

describeConformance('AppShell', (props) => <AppShell {...page} {...props} />, {
  element: 'DIV',
  inLandmark: false,
});

describe('AppShell', () => {
  it('the document brings things into view below the bar, as long as there is one', () => {
    const { unmount } = show();
    expect(document.documentElement).toHaveClass(styles.scroller);
    unmount();
    expect(document.documentElement).not.toHaveClass(styles.scroller);
  });

  it('GEN-08: the sidebar is pinned by default', () => {
    show();
    expect(state()).toBe('pinned');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  it('GEN-08: the toggle on a pinned sidebar unpins and closes it', async () => {
    const onPinnedChange = vi.fn();
    show({ onPinnedChange });
    await userEvent.click(toggle(), { pointerEventsCheck: 0 });
    expect(onPinnedChange).toHaveBeenCalledExactlyOnceWith(false);
    // The pointer still lies on the toggle; leaving it ends what hovering began.
    expect(partOrFail('sidebar')).toHaveAttribute('inert');
    expect(state()).toBe('closed');
  });

  it('GEN-08: an unpinned sidebar opens and closes by the toggle', () => {
    show({ defaultPinned: false });
    expect(state()).toBe('closed');
    fireEvent.click(toggle());
    expect(state()).toBe('open');
    fireEvent.click(toggle());
    expect(state()).toBe('closed');
  });

  it('GEN-08: an unpinned sidebar opens under the pointer at the edge, stays under it, and closes after it', () => {
    vi.useFakeTimers();
    show({ defaultPinned: false });
    fireEvent.pointerEnter(partOrFail('edge'));
    expect(state()).toBe('open');
    fireEvent.pointerLeave(partOrFail('edge'));
    fireEvent.pointerEnter(partOrFail('sidebar'));
    act(() => vi.advanceTimersByTime(1_000));
    expect(state()).toBe('open');
    fireEvent.pointerLeave(partOrFail('sidebar'));
    act(() => vi.advanceTimersByTime(1_000));
    expect(state()).toBe('closed');
  });

  it('GEN-08: an unpinned sidebar can be pinned again', async () => {
    const onPinnedChange = vi.fn();
    show({ defaultPinned: false, onPinnedChange });
    fireEvent.click(toggle());
    await userEvent.click(screen.getByRole('button', { name: 'Pin sidebar' }));
    expect(onPinnedChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(state()).toBe('pinned');
  });

  it('GEN-08: its owner may keep whether it is pinned', () => {
    const onPinnedChange = vi.fn();
    const { rerender } = show({ pinned: true, onPinnedChange });
    fireEvent.click(toggle());
    expect(state()).toBe('pinned');
    rerender(<AppShell {...page} pinned={false} />);
    expect(state()).toBe('closed');
  });

  it('GEN-08: under 1024px it lies closed, opens over the page, and a link closes it', async () => {
    setWidth(1023);
    const onPinnedChange = vi.fn();
    show({ onPinnedChange });
    expect(state()).toBe('closed');
    fireEvent.click(toggle());
    expect(state()).toBe('open');
    expect(screen.getByRole('link', { name: 'Tasks' })).toHaveFocus();
    expect(screen.getByRole('main', { hidden: true }).parentElement).toHaveAttribute('inert');
    await userEvent.click(screen.getByRole('link', { name: 'Tasks' }));
    expect(state()).toBe('closed');
    expect(onPinnedChange).not.toHaveBeenCalled();
  });

  it('GEN-08: under 1024px a click on the overlay closes it', async () => {
    setWidth(360);
    show();
    fireEvent.click(toggle());
    await userEvent.click(partOrFail('overlay'));
    expect(state()).toBe('closed');
    expect(part('overlay')).toBeNull();
  });

  it('GEN-08: under 1024px Escape closes it and focus returns to the toggle', async () => {
    setWidth(360);
    show();
    toggle().focus();
    fireEvent.click(toggle());
    await userEvent.keyboard('{Escape}');
    expect(state()).toBe('closed');
    expect(toggle()).toHaveFocus();
  });

  it('GEN-08: from 1024px up a link leaves a pinned sidebar where it is', async () => {
    setWidth(1024);
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Tasks' }));
    expect(state()).toBe('pinned');
  });

  it('offers to skip to the content first', async () => {
    show();
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });
});
