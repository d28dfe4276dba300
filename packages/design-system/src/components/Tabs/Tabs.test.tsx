import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Tabs } from './Tabs';

describeConformance(
  'Tabs',
  (props) => (
    <Tabs.Root defaultValue="details" {...props}>
      <Tabs.List aria-label="Project">
        <Tabs.Tab value="details">Details</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="details">Fields</Tabs.Panel>
    </Tabs.Root>
  ),
  { element: 'DIV' },
);

function Project({ onValueChange }: { onValueChange?: (value: string) => void }) {
  return (
    <Tabs.Root defaultValue="details" onValueChange={onValueChange}>
      <Tabs.List aria-label="Project">
        <Tabs.Tab value="details">Details</Tabs.Tab>
        <Tabs.Tab value="team" disabled>
          Team
        </Tabs.Tab>
        <Tabs.Tab value="tasks" count={50}>
          Tasks
        </Tabs.Tab>
        <Tabs.Tab value="drawings" invalid>
          Drawings
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="details" forceMount>
        <input aria-label="Name" />
      </Tabs.Panel>
      <Tabs.Panel value="team">People</Tabs.Panel>
      <Tabs.Panel value="tasks">Rows</Tabs.Panel>
      <Tabs.Panel value="drawings">Sheets</Tabs.Panel>
    </Tabs.Root>
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('has one tab stop, then the panel', async () => {
    render(<Project />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Details' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', 'Tasks50'],
    ['{ArrowRight}{ArrowRight}', 'Drawingshas errors'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Details'],
    ['{ArrowLeft}', 'Drawingshas errors'],
    ['{End}', 'Drawingshas errors'],
    ['{End}{Home}', 'Details'],
  ])('moves over open tabs with %s, around the ends, past disabled ones', async (keys, name) => {
    render(<Project />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(selected()).toBe(name);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  });

  it('keeps what was typed in a panel that stays mounted, and hides it', async () => {
    render(<Project />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Quay 4');
    await userEvent.click(screen.getByRole('tab', { name: /Tasks/ }));
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Quay 4');
  });

  it('names a tab with errors so, and tells its owner of a change', async () => {
    const onValueChange = vi.fn();
    render(<Project onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('tab', { name: /Drawings.*has errors/ }));
    expect(onValueChange).toHaveBeenLastCalledWith('drawings');
  });

  it.each<[string, { tab?: string; panel?: string; value?: string }]>([
    ['a tab with an id of its own', { tab: 'team-tab' }],
    ['a panel with an id of its own', { panel: 'team-panel' }],
    ['ids of their own on both', { tab: 'team-tab', panel: 'team-panel' }],
    ['a value with a space', { value: 'Project team' }],
  ])(
    'names a panel by its tab, and leads from the tab to the panel: %s',
    (_, { tab, panel, value = 'team' }) => {
      render(
        <Tabs.Root defaultValue={value}>
          <Tabs.List aria-label="Project">
            <Tabs.Tab value={value} id={tab}>
              Team
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value={value} id={panel}>
            People
          </Tabs.Panel>
        </Tabs.Root>,
      );
      const shown = screen.getByRole('tabpanel', { name: 'Team' });
      expect(screen.getByRole('tab')).toHaveAttribute('aria-controls', shown.id);
      expect(screen.getByRole('tab').id).toMatch(tab ?? /./);
      expect(shown.id).toMatch(panel ?? /./);
    },
  );

  it('is entered at the open tab, also where code opened another than was last focused', async () => {
    const tabs = (value: string) => (
      <Tabs.Root value={value}>
        <Tabs.List aria-label="Project">
          <Tabs.Tab value="details">Details</Tabs.Tab>
          <Tabs.Tab value="tasks">Tasks</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="details">Fields</Tabs.Panel>
        <Tabs.Panel value="tasks">Rows</Tabs.Panel>
      </Tabs.Root>
    );
    const { rerender } = render(tabs('tasks'));
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Tasks' })).toHaveFocus();
    rerender(tabs('details'));
    screen.getByRole('tabpanel').focus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('tab', { name: 'Details' })).toHaveFocus();
  });

  it('tells of a tab once, whether pressed or reached by a key', async () => {
    const onValueChange = vi.fn();
    render(<Project onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('tab', { name: /Tasks/ }));
    expect(onValueChange.mock.calls).toEqual([['tasks']]);
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByRole('tab', { name: /Tasks/ }));
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueChange.mock.calls).toEqual([['tasks'], ['drawings'], ['tasks'], ['drawings']]);
  });

  it('stands and moves from right to left on such a page', async () => {
    document.documentElement.dir = 'rtl';
    render(<Project />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toBe('Tasks50');
    expect(screen.getByRole('tablist').closest('[dir]')).toHaveAttribute('dir', 'rtl');
    document.documentElement.dir = '';
  });

  it('scrolls its row to the open tab, from the start and where code opens another', () => {
    // A row 200 px wide with tabs of 100 px: there is no layout here.
    const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      if (this.role !== 'tab') return new DOMRect(0, 0, 200, 40);
      const row = screen.getByRole('tablist');
      return new DOMRect([...row.children].indexOf(this) * 100 - row.scrollLeft, 0, 100, 40);
    });
    try {
      const names = ['details', 'team', 'tasks', 'drawings', 'budget'];
      const tabs = (value: string) => (
        <Tabs.Root value={value}>
          <Tabs.List aria-label="Project">
            {names.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs.Root>
      );
      const { rerender } = render(tabs('tasks'));
      const places = [screen.getByRole('tablist').scrollLeft];
      for (const value of ['budget', 'drawings', 'team']) {
        rerender(tabs(value));
        places.push(screen.getByRole('tablist').scrollLeft);
      }
      expect(places).toEqual([100, 300, 300, 100]);
    } finally {
      rect.mockRestore();
    }
  });
});
