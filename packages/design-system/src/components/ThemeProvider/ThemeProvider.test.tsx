import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { themeChoice } from '../../theme/themeChoice';
import { themeChoices } from '../../theme/themeChoices';
import { themes } from '../../theme/themes';
import { ThemeScope } from '../ThemeScope';
import { ThemeProvider, type ThemeProviderProps, useTheme } from './ThemeProvider';

function Controls() {
  const { theme, setTheme, preview } = useTheme<string>();
  return (
    <>
      <output>{theme}</output>
      {['nord', 'github', 'acme', 'solarized'].map((id) => (
        <button key={id} type="button" onClick={() => void setTheme(id)}>
          {id}
        </button>
      ))}
      <button type="button" onClick={() => void preview('dracula')}>
        look at dracula
      </button>
      <button type="button" onClick={() => void preview(null)}>
        look away
      </button>
    </>
  );
}

const start = (props: Partial<ThemeProviderProps> = {}) =>
  render(
    <ThemeProvider {...props}>
      <Controls />
    </ThemeProvider>,
  );
const page = () => document.documentElement.dataset.theme;
const saved = () => localStorage.getItem('preferred-theme');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A stylesheet that arrives when told to. */
function heldLoad() {
  const held = new Map<string, { arrive: () => void; fail: (error: Error) => void }>();
  const load = vi.fn(
    (id: string) => new Promise<void>((resolve, reject) => held.set(id, { arrive: resolve, fail: reject })),
  );
  return { load, held };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
});

describe('ThemeProvider', () => {
  it('THM-02: choosing a theme applies it at once and saves it as preferred-theme', async () => {
    const onThemeChange = vi.fn();
    start({ onThemeChange });
    expect(page()).toBe('default');
    await press('nord');
    expect(page()).toBe('nord');
    expect(saved()).toBe('nord');
    expect(screen.getByRole('status')).toHaveTextContent('nord');
    expect(onThemeChange).toHaveBeenCalledExactlyOnceWith('nord');
  });

  it('THM-02: a saved theme is restored', () => {
    localStorage.setItem('preferred-theme', 'vscode-dark');
    start();
    expect(page()).toBe('vscode-dark');
    expect(screen.getByRole('status')).toHaveTextContent('vscode-dark');
  });

  it.each(['solarized', '', 'toString', '{"id":"nord"}'])(
    'THM-02: the saved value %j is no theme, so the given one is shown',
    (value) => {
      localStorage.setItem('preferred-theme', value);
      start({ theme: 'github' });
      expect(page()).toBe('github');
    },
  );

  it('THM-02: nothing happens when something else than a theme is chosen', async () => {
    start();
    await press('solarized');
    expect(page()).toBe('default');
    expect(saved()).toBeNull();
  });

  it('THM-02: the choice holds until the page is left where nothing may be saved', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    start();
    await press('nord');
    expect(page()).toBe('nord');
  });

  it('THM-02: the old theme stays until the stylesheet of the new one is there', async () => {
    const { load, held } = heldLoad();
    document.documentElement.dataset.theme = 'default';
    start({ load });
    await press('nord');
    expect(page()).toBe('default');
    expect(saved()).toBeNull();
    await act(async () => held.get('nord')?.arrive());
    expect(page()).toBe('nord');
    expect(saved()).toBe('nord');
  });

  it('THM-02: the old theme stays and the app is told when the stylesheet does not arrive', async () => {
    const { load, held } = heldLoad();
    const onError = vi.fn();
    document.documentElement.dataset.theme = 'default';
    start({ load, onError });
    await press('nord');
    const failure = new Error('offline');
    await act(async () => held.get('nord')?.fail(failure));
    expect(page()).toBe('default');
    expect(saved()).toBeNull();
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure, 'nord');
  });

  it('THM-02: a theme whose stylesheet does not arrive is reported where the app does not ask to be told', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    document.documentElement.dataset.theme = 'default';
    const failure = new Error('offline');
    start({ load: () => Promise.reject(failure) });
    await press('nord');
    await waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(failure));
    expect(page()).toBe('default');
    vi.unstubAllGlobals();
  });

  describe('where the page has the styles of the default theme only', () => {
    const report = vi.fn();
    const message =
      'The stylesheet of the theme "nord" is not on the page. Its file is @linework/design-system/dist/themes/nord.css, or ' +
      'what themeToCss wrote for a theme of your own; the fonts lie beside it. See "Themes" in the README of ' +
      '@linework/design-system.';

    beforeEach(() => {
      report.mockClear();
      vi.stubGlobal('reportError', report);
      document.head.insertAdjacentHTML(
        'beforeend',
        '<style data-of-test>:root, [data-theme="default"] { --lw-theme: default }</style>',
      );
    });
    afterEach(() => {
      vi.unstubAllGlobals();
      for (const added of document.head.querySelectorAll('[data-of-test]')) added.remove();
    });

    it('THM-02: a theme that is chosen without its stylesheet is reported, with its file and the section to read', async () => {
      start();
      await press('nord');
      await waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(new Error(message)));
    });

    it('THM-02: a saved theme whose link of the boot script failed is reported, with its address, once', async () => {
      localStorage.setItem('preferred-theme', 'nord');
      document.documentElement.dataset.theme = 'nord';
      document.head.insertAdjacentHTML(
        'beforeend',
        '<link data-of-test data-theme-stylesheet="nord" href="/themes/nord.css">',
      );
      const onError = vi.fn();
      render(
        <StrictMode>
          <ThemeProvider load={() => Promise.resolve()} onError={onError}>
            <Controls />
          </ThemeProvider>
        </StrictMode>,
      );
      await waitFor(() => expect(onError).toHaveBeenCalled());
      expect(onError).toHaveBeenCalledExactlyOnceWith(
        new Error(message.replace('on the page', 'on the page: /themes/nord.css did not load')),
        'nord',
      );
      expect(report).not.toHaveBeenCalled();
    });

    it('THM-02: a theme whose stylesheet is there is not reported', async () => {
      document.head.insertAdjacentHTML(
        'beforeend',
        '<style data-of-test>[data-theme="nord"] { --lw-theme: nord }</style>',
      );
      start();
      await press('nord');
      await press('github');
      await waitFor(() => expect(report).toHaveBeenCalledOnce());
      expect(String(report.mock.calls)).toContain('github.css');
    });

    it('THM-02: a theme of a part of the page is reported too, with and without a ThemeProvider', async () => {
      render(<ThemeScope theme="nord">Panel</ThemeScope>);
      await waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(new Error(message)));
      render(
        <ThemeProvider>
          <ThemeScope theme="nord">Panel</ThemeScope>
        </ThemeProvider>,
      );
      await waitFor(() => expect(report).toHaveBeenCalledTimes(2));
    });
  });

  it('THM-02: of two choices the later one wins, whichever stylesheet arrives first', async () => {
    const { load, held } = heldLoad();
    document.documentElement.dataset.theme = 'default';
    start({ load });
    await press('nord');
    await press('github');
    await act(async () => held.get('github')?.arrive());
    await act(async () => held.get('nord')?.arrive());
    expect(page()).toBe('github');
    expect(saved()).toBe('github');
  });

  it('THM-02: a saved theme whose stylesheet has to be fetched is shown under StrictMode too', async () => {
    localStorage.setItem('preferred-theme', 'nord');
    const arrival = Promise.resolve();
    render(
      <StrictMode>
        <ThemeProvider load={() => arrival}>
          <Controls />
        </ThemeProvider>
      </StrictMode>,
    );
    await waitFor(() => expect(page()).toBe('nord'));
  });

  it('THM-02: what the boot script has put on the page is not loaded again', () => {
    localStorage.setItem('preferred-theme', 'nord');
    document.documentElement.dataset.theme = 'nord';
    const { load } = heldLoad();
    start({ load });
    expect(page()).toBe('nord');
    expect(load).not.toHaveBeenCalled();
  });

  it('THM-02: without a boot script a saved theme is shown once its stylesheet is there', async () => {
    localStorage.setItem('preferred-theme', 'nord');
    const { load, held } = heldLoad();
    start({ load });
    expect(page()).toBeUndefined();
    await act(async () => held.get('nord')?.arrive());
    expect(page()).toBe('nord');
  });

  it('THM-02: another tab’s choice is followed, what is no theme is not', async () => {
    start();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'preferred-theme', newValue: 'nord' }));
    });
    await waitFor(() => expect(page()).toBe('nord'));
    for (const event of [
      { key: 'preferred-theme', newValue: 'solarized' },
      { key: 'preferred-theme', newValue: null },
      { key: 'something-else', newValue: 'github' },
    ]) {
      await act(async () => window.dispatchEvent(new StorageEvent('storage', event)));
    }
    expect(page()).toBe('nord');
  });

  it('THM-02: a theme that is only looked at is not chosen', async () => {
    start();
    await press('look at dracula');
    expect(page()).toBe('dracula');
    expect(screen.getByRole('status')).toHaveTextContent('default');
    expect(saved()).toBeNull();
    await press('look away');
    expect(page()).toBe('default');
  });

  it('SET-03: a theme that the app gives anew is switched to', () => {
    const { rerender } = start({ theme: 'github' });
    expect(page()).toBe('github');
    rerender(
      <ThemeProvider theme="github-dark">
        <Controls />
      </ThemeProvider>,
    );
    expect(page()).toBe('github-dark');
  });

  it('THM-05: a theme of one’s own can be chosen once it is listed', async () => {
    const acme = themeChoice({ ...themes.default, id: 'acme', name: 'Acme' });
    start({ themes: [...themeChoices, acme] });
    await press('acme');
    expect(page()).toBe('acme');
    expect(saved()).toBe('acme');
  });

  it('renders on a server, in the given theme', () => {
    const html = renderToString(
      <ThemeProvider theme="nord">
        <Controls />
      </ThemeProvider>,
    );
    expect(html).toContain('<output>nord</output>');
  });

  it('says so when it is missing', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Controls />)).toThrow('useTheme stands outside a ThemeProvider');
  });
});
