import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LocaleProvider } from '../locale';
import { Screen } from './screen/Screen';
import { arabicWords, englishWords, germanWords } from './screen/screenWords';
import { arabic, german } from './screen/translations';

const meta = {
  title: 'Foundations/Screen',
  component: Screen,
  args: { words: englishWords },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A whole screen. Choose a theme in the toolbar: all that changes is the theme. */
export const Project: Story = {};

/** The same with its dialog open. */
export const WithDialog: Story = { args: { dialogOpen: true } };

/** Long words, German numbers and dates. */
export const German: Story = {
  args: { words: germanWords },
  decorators: [
    (StoryOfScreen) => (
      <LocaleProvider locale="de-DE" messages={german}>
        <StoryOfScreen />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('complementary', { name: 'Seitenleiste' })).toBeVisible();
    await expect(page.getByText('148,25')).toBeVisible();
    await expect(page.getByText('5 Zeilen')).toBeVisible();
  },
};

/** From right to left, with Arabic's six forms of the plural. */
export const Arabic: Story = {
  args: { words: arabicWords },
  globals: { direction: 'rtl' },
  decorators: [
    (StoryOfScreen) => (
      <LocaleProvider locale="ar-EG" messages={arabic}>
        <StoryOfScreen />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const sidebar = page.getByRole('complementary', { name: 'الشريط الجانبي' });
    await expect(sidebar.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth - 2);
    await expect(page.getByText('٥ صفوف')).toBeVisible();
  },
};
