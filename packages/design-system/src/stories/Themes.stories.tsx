import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { themes } from '../theme/themes';
import { ThemeEntry, ThemeGallery } from './ThemeGallery';

const meta = {
  title: 'Themes/Gallery',
  tags: ['!autodocs'],
  component: ThemeEntry,
  parameters: { layout: 'fullscreen' },
  args: { theme: themes.default },
} satisfies Meta<typeof ThemeEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The fifteen on the same screen, with the sources of their palettes. Where a namesake's own pair cannot be read, ours was
 * moved just enough: each list says which token, on what, and both ratios. The ratios are reckoned from the tokens.
 */
export const SideBySide: Story = {
  render: () => <ThemeGallery />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('region')).toHaveLength(Object.keys(themes).length);
    const nord = within(canvas.getByRole('region', { name: /^Nord/ }));
    await userEvent.click(nord.getByText(/tokens were moved/));
    await expect(nord.getByRole('columnheader', { name: 'Namesake' })).toBeVisible();
  },
};

export const One: Story = { args: { theme: themes.nord } };
