import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { themeChoices } from '../../theme/themeChoices';
import { ThemeProvider } from '../ThemeProvider';
import { ThemePicker } from './ThemePicker';

const withProvider = (node: JSX.Element) => <ThemeProvider>{node}</ThemeProvider>;

describeConformance('ThemePicker', (props) => <ThemePicker defaultOpen {...props} />, {
  element: 'DIV',
  modal: true,
  wrap: withProvider,
});

const page = () => document.documentElement.dataset.theme;
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
  return screen.getByRole('menu');
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
});

describe('ThemePicker', () => {
  it('THM-01: lists the fifteen with name, description and a drawing, the chosen one marked', async () => {
    render(withProvider(<ThemePicker />));
    const entries = within(await open()).getAllByRole('menuitemradio');
    expect(entries).toHaveLength(15);
    entries.forEach((entry, nth) => {
      const choice = themeChoices[nth];
      expect(entry).toHaveTextContent(`${choice?.name}${choice?.description}`);
      expect(entry.querySelector('[data-part="swatch"]')).not.toBeNull();
    });
    expect(entries.filter((entry) => entry.getAttribute('aria-checked') === 'true')).toEqual([entries[0]]);
  });

  it('THM-02: choosing one applies it, saves it and closes the list', async () => {
    render(withProvider(<ThemePicker />));
    await userEvent.click(within(await open()).getByRole('menuitemradio', { name: /^Nord/ }));
    expect(page()).toBe('nord');
    expect(localStorage.getItem('preferred-theme')).toBe('nord');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(page()).toBe('nord');
  });

  it('THM-02: works by keyboard: letters jump, Enter chooses, focus comes back', async () => {
    render(withProvider(<ThemePicker />));
    const trigger = screen.getByRole('button', { name: 'Theme' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('dr');
    expect(document.activeElement).toHaveTextContent(/^Dracula/);
    await userEvent.keyboard('{Enter}');
    expect(page()).toBe('dracula');
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('THM-02: the entry under focus is shown behind the list, which itself stays as it was', async () => {
    render(withProvider(<ThemePicker />));
    const menu = await open();
    await userEvent.hover(within(menu).getByRole('menuitemradio', { name: /^GitHub Dark/ }));
    await waitFor(() => expect(page()).toBe('github-dark'));
    expect(menu).toHaveAttribute('data-theme', 'default');
    expect(localStorage.getItem('preferred-theme')).toBeNull();
  });

  it('THM-02: Escape leaves the theme as it was', async () => {
    render(withProvider(<ThemePicker />));
    await userEvent.hover(within(await open()).getByRole('menuitemradio', { name: /^Nord/ }));
    await waitFor(() => expect(page()).toBe('nord'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page()).toBe('default'));
    expect(localStorage.getItem('preferred-theme')).toBeNull();
  });

  it('THM-02: a choice whose stylesheet takes its time is not lost by the list closing', async () => {
    let arrive: () => void = () => undefined;
    const load = (id: string) =>
      id === 'nord'
        ? new Promise<void>((resolve) => {
            arrive = resolve;
          })
        : Promise.resolve();
    render(
      <ThemeProvider load={load}>
        <ThemePicker livePreview={false} />
      </ThemeProvider>,
    );
    await userEvent.click(within(await open()).getByRole('menuitemradio', { name: /^Nord/ }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(page()).toBe('default');
    arrive();
    await waitFor(() => expect(page()).toBe('nord'));
  });

  it('opens from a trigger of one’s own', async () => {
    render(withProvider(<ThemePicker trigger={<button type="button">Appearance</button>} />));
    await userEvent.click(screen.getByRole('button', { name: 'Appearance' }));
    expect(screen.getByRole('menu', { name: 'Appearance' })).toBeInTheDocument();
  });
});
