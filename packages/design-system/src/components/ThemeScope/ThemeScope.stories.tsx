import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Sheet } from '../../stories/Sheet';
import { Button } from '../Button';
import { Card } from '../Card';
import { DateField } from '../DateField';
import { Dialog } from '../Dialog';
import { Menu } from '../Menu';
import { PageContent } from '../PageContent';
import { Select } from '../Select';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import { ThemeScope } from './ThemeScope';

const meta = { title: 'Components/ThemeScope', component: ThemeScope } satisfies Meta<typeof ThemeScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { theme: 'nord', children: <Button>In Nord</Button> },
};

export const States: Story = {
  tags: ['sheet'],
  args: { theme: 'nord' },
  render: () => (
    <Sheet>
      <Sheet.Row label="around">
        <Button>In the page’s theme</Button>
      </Sheet.Row>
      {(['nord', 'material', 'office2016'] as const).map((theme) => (
        <ThemeScope key={theme} theme={theme}>
          <Sheet>
            <Sheet.Row label={theme}>
              <Button variant="solid" tone="accent">
                Save
              </Button>
              <Button>Cancel</Button>
            </Sheet.Row>
          </Sheet>
        </ThemeScope>
      ))}
    </Sheet>
  ),
};

function Panel() {
  return (
    <PageContent>
      <Stack gap={16}>
        <Card title="Quay 4">In the page’s theme</Card>
        {/* Short and clipped: what opens from inside has no room in it. */}
        <ThemeScope theme="nord" style={{ overflow: 'hidden', blockSize: 260 }}>
          <PageContent>
            <Card title="Dark panel">
              <Stack gap={12}>
                <Select
                  label="Status"
                  options={['Open', 'Review', 'Done'].map((label) => ({ value: label, label }))}
                />
                <DateField label="Due date" />
                <Stack direction="row" gap={8}>
                  <Menu.Root>
                    <Menu.Trigger>
                      <Button>Actions</Button>
                    </Menu.Trigger>
                    <Menu.Content>
                      <Menu.Item>Rename</Menu.Item>
                      <Menu.Item tone="danger">Delete</Menu.Item>
                    </Menu.Content>
                  </Menu.Root>
                  <Dialog
                    title="New task"
                    trigger={<Button variant="solid">New Task</Button>}
                    footer={<Button variant="solid">Create Task</Button>}
                  >
                    <TextField label="Title" />
                  </Dialog>
                </Stack>
              </Stack>
            </Card>
          </PageContent>
        </ThemeScope>
      </Stack>
    </PageContent>
  );
}

/** `surface.raised`, `text.primary` and the first font of Nord, as a browser computes them. */
const nord = { background: 'rgb(59, 66, 82)', color: 'rgb(236, 239, 244)', scheme: 'dark', font: /^Rubik/ };

/** A dark panel in a light page: what opens from it is dark too, at the end of the page where nothing clips it. */
export const DarkPanel: Story = {
  args: { theme: 'nord' },
  render: () => <Panel />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const looksLikeNord = async (element: HTMLElement) => {
      await expect(canvasElement).not.toContainElement(element);
      const { backgroundColor, color, colorScheme, fontFamily } = getComputedStyle(element);
      await expect({ backgroundColor, color, colorScheme }).toEqual({
        backgroundColor: nord.background,
        color: nord.color,
        colorScheme: nord.scheme,
      });
      await expect(fontFamily).toMatch(nord.font);
    };
    await userEvent.click(page.getByRole('combobox', { name: /Status/ }));
    await looksLikeNord(await screen.findByRole('listbox'));
    await userEvent.keyboard('{Escape}');

    // Radix hides the page while a list is open.
    await userEvent.click(await page.findByRole('button', { name: /Choose date/ }));
    await looksLikeNord(await screen.findByRole('dialog'));
    await userEvent.keyboard('{Escape}');

    await userEvent.click(await page.findByRole('button', { name: 'Actions' }));
    await looksLikeNord(await screen.findByRole('menu'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    await userEvent.click(await page.findByRole('button', { name: 'New Task' }));
    await looksLikeNord(await screen.findByRole('dialog', { name: 'New task' }));
  },
};
