import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Folder, FolderOpen } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Sheet } from '../../stories/Sheet';
import { Card } from '../Card';
import { Tree, type TreeProps } from './Tree';

interface Entry {
  id: string;
  name: string;
  inside?: Entry[];
}

const folder = (name: string, ...inside: Entry[]): Entry => ({ id: name, name, inside });
const file = (name: string): Entry => ({ id: name, name });

const entries: Entry[] = [
  folder(
    'Drawings',
    folder('Gate', file('SG-101 General arrangement.pdf'), file('SG-102 Skin plate.dwg')),
    folder('Hoist', file('SH-201 Hoist frame.dwg')),
    file('Drawing list.xlsx'),
  ),
  folder('Calculations', file('Load cases.pdf'), file('Hinge friction.xlsx')),
  folder('Reports', file('Inspection 2026-03.pdf')),
  file('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung.pdf'),
];

const base: TreeProps<Entry> = {
  label: 'Documents',
  items: entries,
  getKey: ({ id }) => id,
  getText: ({ name }) => name,
  getChildren: ({ inside }) => inside,
  getIcon: ({ inside }, { expanded }) =>
    inside ? expanded ? <FolderOpen size={16} /> : <Folder size={16} /> : <FileText size={16} />,
  getTrailing: ({ inside }) => inside?.length,
};

const meta = {
  title: 'Components/Tree',
  component: Tree<Entry>,
  args: {
    ...base,
    selectionMode: 'single',
    defaultExpanded: ['Drawings', 'Gate'],
    defaultSelected: ['Gate'],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tree<Entry>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Arrows, type-ahead and Space, as in the table of keys above. */
export const Keyboard: Story = {
  args: { selectionMode: 'multiple', defaultExpanded: [], defaultSelected: [] },
  play: async ({ canvasElement }) => {
    const item = (name: RegExp) => within(canvasElement).getByRole('treeitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} {ArrowDown} ');
    await expect(item(/^Gate/)).toHaveAttribute('aria-checked', 'true');
    await expect(item(/^Hoist/)).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('r');
    await expect(item(/^Reports/)).toHaveFocus();
  },
};

/** Children are asked for when a branch is opened; what fails can be tried again. */
export const LoadedWhenOpened: Story = {
  args: {
    items: [folder('Project archive'), folder('Server that is down')].map(({ id, name }) => ({ id, name })),
    getChildren: ({ inside }: Entry) => inside,
    hasChildren: ({ id }: Entry) => !id.endsWith('.pdf'),
    getIcon: undefined,
    defaultExpanded: [],
    defaultSelected: [],
    selectionMode: 'none',
    loadChildren: async ({ id }: Entry) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      if (id === 'Server that is down') throw new Error('offline');
      return [1, 2, 3].map((sheet) => file(`${id}, sheet ${sheet}.pdf`));
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByText('Server that is down'));
    await userEvent.click(page.getByText('Project archive'));
    await page.findByRole('treeitem', { name: /sheet 3/ });
    await page.findByRole('treeitem', { name: /Try again/ });
  },
};

const sheets = Array.from({ length: 10_000 }, (_, at) => file(`Sheet ${String(at + 1).padStart(5, '0')}`));

/** Only the rows in sight are in the document. */
export const TenThousand: Story = {
  args: {
    items: [folder('Register of drawings', ...sheets)],
    defaultExpanded: ['Register of drawings'],
    defaultSelected: [],
    maxHeight: 400,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getAllByRole('treeitem').length).toBeLessThan(60));
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = await page.findByRole('treeitem', { name: 'Sheet 10000' });
    await expect(last).toHaveFocus();
    const tree = canvasElement.querySelector('[data-component="Tree"]');
    const box = tree?.getBoundingClientRect();
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual((box?.bottom ?? 0) + 1),
    );
    await waitFor(() => expect(page.getByRole('treeitem', { name: 'Sheet 09995' })).toBeVisible());
  },
};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="one chosen">
        <Card flush style={{ width: 320 }}>
          <Tree
            {...base}
            style={{ padding: 6 }}
            selectionMode="single"
            defaultExpanded={['Drawings', 'Gate', 'Reports']}
            defaultSelected={['SG-102 Skin plate.dwg']}
          />
        </Card>
      </Sheet.Row>
      <Sheet.Row label="several">
        <div style={{ width: 320 }}>
          <Tree
            {...base}
            selectionMode="multiple"
            defaultExpanded={['Drawings']}
            defaultSelected={['Gate', 'Drawing list.xlsx']}
          />
        </div>
      </Sheet.Row>
      <Sheet.Row label="loading, failed">
        <div style={{ width: 320 }}>
          <Tree
            {...base}
            items={[
              { id: 'slow', name: 'Archive' },
              { id: 'down', name: 'Server that is down' },
            ]}
            defaultExpanded={['slow', 'down']}
            getIcon={() => <Folder size={16} />}
            loadChildren={({ id }) =>
              id === 'down' ? Promise.reject(new Error('offline')) : new Promise(() => undefined)
            }
          />
        </div>
      </Sheet.Row>
      <Sheet.Row label="empty">
        <Tree {...base} items={[]} />
      </Sheet.Row>
    </Sheet>
  ),
};
