import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DeleteClient, Nothing, ProjectForm, ProjectList, RenameTask } from './Patterns';

/** How the components go together. Each is an example to take from, and plays what it promises. */
const meta = {
  title: 'Patterns/Examples',
  tags: ['!autodocs'],
  component: ProjectForm,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ProjectForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Forms: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Project' }));
    const name = canvas.getByRole('textbox', { name: /Project name/ });
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('link', { name: /Project name/ }));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Harbour bridge');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Project' }));
    await expect(await canvas.findByText('“Harbour bridge” was created.')).toBeVisible();
  },
};

export const Lists: Story = {
  render: () => <ProjectList />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all projects' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};

export const DestructiveActions: Story = {
  render: () => <DeleteClient />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Port of Halden' }));
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: 'Delete client' }));
    await waitFor(() => expect(canvas.queryByText('Port of Halden')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Port of Halden')).toBeVisible();
  },
};

export const EmptyStates: Story = {
  render: () => <Nothing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Not loaded' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
  },
};

export const SavingAndUndo: Story = {
  render: () => <RenameTask />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Pile load test, north');
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(title).toHaveValue('Pile load test'));
  },
};
