import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLayoutEffect } from '../components/useLayoutEffect';
import { LocaleProvider } from '../locale';
import { parseShortcut } from './parseShortcut';
import { type ShortcutAction, type ShortcutOptions, useShortcut, useShortcuts } from './useShortcut';
import { useShortcutText } from './useShortcutText';

function Page({ keys, onPress, ...options }: { keys: string; onPress: () => void } & ShortcutOptions) {
  useShortcut(keys, onPress, options);
  return (
    <>
      <input aria-label="Name" />
      <button type="button" role="combobox" aria-expanded={false} aria-controls="none">
        Status
      </button>
      <button type="button" onKeyDown={(event) => event.key === 'n' && event.preventDefault()}>
        Used
      </button>
      <div role="dialog" aria-label="Edit">
        <button type="button">Save</button>
      </div>
    </>
  );
}

/** Presses `n` once the page is there, before the browser paints it. */
function PressedBeforePaint({ onPress }: { onPress: () => void }) {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
  }, []);
  return <Page keys="n" onPress={onPress} />;
}

function Several({ actions }: { actions: readonly ShortcutAction[] }) {
  useShortcuts(actions);
  return null;
}

function Keys({ of }: { of: string }) {
  const text = useShortcutText();
  return <kbd>{text(of)}</kbd>;
}

function press(typed: string, props: { keys: string } & ShortcutOptions, focus?: () => HTMLElement) {
  cleanup();
  const onPress = vi.fn();
  render(<Page {...props} onPress={onPress} />);
  focus?.().focus();
  return userEvent.keyboard(typed).then(() => onPress.mock.calls.length);
}

const onApple = () => vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');

afterEach(() => vi.restoreAllMocks());

describe('useShortcut', () => {
  it('hears Control where `mod` is asked for, and Command on a Mac', async () => {
    expect(await press('{Control>}k{/Control}', { keys: 'mod+k' })).toBe(1);
    expect(await press('{Meta>}k{/Meta}', { keys: 'mod+k' })).toBe(0);
    onApple();
    expect(await press('{Meta>}k{/Meta}', { keys: 'mod+k' })).toBe(1);
  });

  it('hears keys as soon as the page shows them', () => {
    const onPress = vi.fn();
    render(<PressedBeforePaint onPress={onPress} />);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('wants exactly these modifiers', async () => {
    expect(await press('k', { keys: 'mod+k' })).toBe(0);
    expect(await press('{Control>}{Shift>}k{/Shift}{/Control}', { keys: 'mod+k' })).toBe(0);
    expect(await press('{Control>}{Shift>}k{/Shift}{/Control}', { keys: 'mod+shift+k' })).toBe(1);
  });

  it('takes a sign as the keyboard makes it, with Shift or without', async () => {
    expect(await press('{Shift>}?{/Shift}', { keys: '?' })).toBe(1);
    expect(await press('?', { keys: '?' })).toBe(1);
  });

  it('finds the key by its place where the keyboard writes other letters', () => {
    const onPress = vi.fn();
    render(<Page keys="mod+k" onPress={onPress} />);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true }));
    expect(onPress).toHaveBeenCalledOnce();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 't', code: 'KeyK', ctrlKey: true }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('does not hear single keys while one types, but does hear combinations', async () => {
    expect(await press('n', { keys: 'n' }, () => screen.getByRole('textbox'))).toBe(0);
  });

  it('hears combinations while one types', async () => {
    expect(await press('{Control>}k{/Control}', { keys: 'mod+k' }, () => screen.getByRole('textbox'))).toBe(
      1,
    );
  });

  it('does not act from within a dialog, unless it is for everywhere', async () => {
    const save = () => screen.getByRole('button', { name: 'Save' });
    expect(await press('n', { keys: 'n' }, save)).toBe(0);
  });

  it('acts everywhere when asked', async () => {
    const save = () => screen.getByRole('button', { name: 'Save' });
    expect(await press('n', { keys: 'n', everywhere: true }, save)).toBe(1);
  });

  it('leaves a key that a component has used, and any key while it is off', async () => {
    expect(await press('n', { keys: 'n' }, () => screen.getByRole('button', { name: 'Used' }))).toBe(0);
    expect(await press('n', { keys: 'n', enabled: false })).toBe(0);
  });

  it('keeps the browser from its own use of the keys', async () => {
    render(<Page keys="mod+k" onPress={() => undefined} />);
    const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true, bubbles: true });
    expect(document.body.dispatchEvent(event)).toBe(false);
  });

  it('hears keys one after another, and none of them alone', async () => {
    expect(await press('nt', { keys: 'n t' })).toBe(1);
    expect(await press('tn', { keys: 'n t' })).toBe(0);
    expect(await press('nxt', { keys: 'n t' })).toBe(0);
    expect(await press('n{Shift>}?{/Shift}', { keys: 'n ?' })).toBe(1);
    expect(await press('nt', { keys: 'n t' }, () => screen.getByRole('textbox'))).toBe(0);
  });

  it('takes the key that ends a row for no shortcut by itself', async () => {
    const [one, row, other] = [vi.fn(), vi.fn(), vi.fn()];
    const actions = [
      { keys: 't', onPress: one },
      { keys: 'g t', onPress: row },
      { keys: 'g p', onPress: other },
    ];
    render(<Several actions={actions} />);
    await userEvent.keyboard('gt');
    expect([one, row, other].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
    await userEvent.keyboard('t');
    expect([one, row, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
    await userEvent.keyboard('gp');
    expect([one, row, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('waits a moment for the next key, and no longer', () => {
    const onPress = vi.fn();
    render(<Page keys="g t" onPress={onPress} />);
    const key = (name: string, timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { key: name, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      document.dispatchEvent(event);
    };
    key('g', 0);
    key('t', 1_600);
    expect(onPress).not.toHaveBeenCalled();
    key('g', 2_000);
    key('t', 3_400);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('leaves letters to a closed list of choices', async () => {
    const chosen = () => screen.getByRole('combobox');
    expect(await press('n', { keys: 'n' }, chosen)).toBe(0);
    expect(await press('{Control>}k{/Control}', { keys: 'mod+k' }, chosen)).toBe(1);
  });

  it('refuses a modifier that there is none of', () => {
    expect(() => parseShortcut('cmd+k')).toThrow('"cmd"');
    expect(parseShortcut('mod++').key).toBe('+');
  });
});

describe('useShortcutText', () => {
  it.each([
    ['mod+k', 'Ctrl K', '⌘K'],
    ['shift+alt+ArrowUp', 'Alt Shift ↑', '⌥⇧↑'],
    ['F2', 'F2', 'F2'],
    ['n t', 'N then T', 'N then T'],
    ['enter', 'Enter', '↩'],
  ])('names %s as the keyboard does', (keys, words, signs) => {
    const { container, unmount } = render(<Keys of={keys} />);
    expect(container).toHaveTextContent(words);
    unmount();
    onApple();
    expect(render(<Keys of={keys} />).container).toHaveTextContent(signs);
  });

  it('speaks the language of the page', () => {
    const { container } = render(
      <LocaleProvider locale="de" messages={{ Shortcut: { ctrl: 'Strg', shift: 'Umschalt' } }}>
        <Keys of="mod+shift+k" />
      </LocaleProvider>,
    );
    expect(container).toHaveTextContent('Strg Umschalt K');
  });

  it('renders on a server with words', () => {
    expect(renderToString(<Keys of="mod+k" />)).toContain('Ctrl K');
  });
});
