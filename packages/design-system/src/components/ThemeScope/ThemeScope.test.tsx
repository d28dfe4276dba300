import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { some } from '../../../../../scripts/checks/some';
import { describeConformance } from '../../testing/describeConformance';
import { AlertDialog } from '../AlertDialog';
import { Combobox } from '../Combobox';
import { DateField } from '../DateField';
import { Dialog } from '../Dialog';
import { Drawer } from '../Drawer';
import { Menu } from '../Menu';
import { Popover } from '../Popover';
import { Select } from '../Select';
import { ThemeProvider } from '../ThemeProvider';
import { Tooltip } from '../Tooltip';
import { ThemeScope } from './ThemeScope';

describeConformance(
  'ThemeScope',
  (props) => (
    <ThemeScope theme="nord" {...props}>
      {props.children ?? 'Inside'}
    </ThemeScope>
  ),
  { element: 'DIV', asChild: true },
);

/** `src` of this package. */
const source = join(import.meta.dirname, '../..');

const options = [{ value: 'open', label: 'Open' }];
const button = <button type="button">Press</button>;

/** Everything that is drawn at the end of the page, and how it is opened. */
const portalled: Record<string, { element: JSX.Element; open?: () => Promise<void> }> = {
  AlertDialog: {
    element: (
      <AlertDialog
        open
        onOpenChange={() => undefined}
        title="Delete Quay 4?"
        description="With its drawings."
        confirmLabel="Delete"
        onConfirm={() => undefined}
      />
    ),
  },
  Combobox: {
    element: <Combobox label="Status" options={options} />,
    open: () => userEvent.click(screen.getByRole('combobox')),
  },
  DateField: {
    element: <DateField label="Due" />,
    open: () => userEvent.click(screen.getByRole('button')),
  },
  Dialog: { element: <Dialog title="New task" defaultOpen /> },
  Drawer: { element: <Drawer title="Filters" defaultOpen /> },
  Menu: {
    element: (
      <Menu.Root defaultOpen>
        <Menu.Trigger>{button}</Menu.Trigger>
        <Menu.Content>
          <Menu.Item>Rename</Menu.Item>
        </Menu.Content>
      </Menu.Root>
    ),
  },
  Popover: {
    element: (
      <Popover trigger={button} label="Columns" defaultOpen>
        Columns
      </Popover>
    ),
  },
  Select: {
    element: <Select label="Status" options={options} />,
    open: () => userEvent.click(screen.getByRole('combobox')),
  },
  Tooltip: {
    element: (
      <Tooltip content="Rename" open>
        {button}
      </Tooltip>
    ),
  },
};

/** What was drawn at the end of the page: the elements under <body> beside the test's own, with something in them. */
function drawnOutside(container: HTMLElement): Element[] {
  return [...document.body.children].filter((element) => element !== container && element.textContent !== '');
}

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

describe('ThemeScope', () => {
  it('THM-01: a theme holds inside it, and another one inside that', () => {
    render(
      <ThemeScope theme="nord">
        <ThemeScope theme="github">
          <p>Deep</p>
        </ThemeScope>
      </ThemeScope>,
    );
    expect(screen.getByText('Deep').closest('[data-theme]')).toHaveAttribute('data-theme', 'github');
  });

  it.each(Object.entries(portalled))(
    'THM-01: %s opened from inside is drawn outside of it, in its theme',
    async (_name, { element, open }) => {
      const { container } = render(<ThemeScope theme="nord">{element}</ThemeScope>);
      await open?.();
      const drawn = drawnOutside(container);
      expect(drawn).not.toEqual([]);
      for (const root of drawn) {
        const themed = root.matches('[data-theme]') ? root : root.querySelector('[data-theme]');
        expect(themed).toHaveAttribute('data-theme', 'nord');
        // Nothing with words in it stands beside the themed element.
        expect(themed?.textContent).toBe(root.textContent);
      }
    },
  );

  it('THM-01: what is opened from the page itself follows the page, also when that changes', () => {
    const { container } = render(<Dialog title="New task" defaultOpen />);
    for (const root of some(drawnOutside(container))) {
      expect(root.matches('[data-theme]') || root.querySelector('[data-theme]')).toBeFalsy();
    }
  });

  it('THM-01: whatever is portalled in the package carries the theme of its scope', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file),
    );
    const portalling = files
      .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }))
      .filter(({ text }) => /\.Portal\b|createPortal\([^)]*document\.body/.test(text));
    expect(portalling.length).toBeGreaterThanOrEqual(Object.keys(portalled).length);
    expect(
      portalling.filter(({ text }) => !text.includes('useScopeTheme()')).map(({ file }) => file),
    ).toEqual([]);
  });

  it('THM-02: a stylesheet that is not there yet is brought, and no theme chosen by it', async () => {
    const load = vi.fn(async () => undefined);
    document.documentElement.dataset.theme = 'default';
    render(
      <ThemeProvider load={load}>
        <ThemeScope theme="nord">Inside</ThemeScope>
      </ThemeProvider>,
    );
    expect(load.mock.calls).toEqual([['nord']]);
    expect(document.documentElement.dataset.theme).toBe('default');
  });

  it('THM-02: the app is told of a stylesheet that does not come', async () => {
    const failure = new Error('offline');
    const onError = vi.fn();
    document.documentElement.dataset.theme = 'default';
    render(
      <ThemeProvider load={() => Promise.reject(failure)} onError={onError}>
        <ThemeScope theme="nord">Inside</ThemeScope>
      </ThemeProvider>,
    );
    await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(failure, 'nord'));
  });
});
