import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Sheet } from '../../stories/Sheet';
import { vars } from '../../theme/contract.css';
import { Button } from '../Button';
import { Card } from '../Card';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Carousel, type CarouselSlide } from './Carousel';

const slides: CarouselSlide[] = [
  ['plan', 'Plan the work', 'Projects, tasks and people on one page, from the bid to the last redline.'],
  [
    'draw',
    'Keep the drawings',
    'Revisions, transmittals and who has what. Nobody builds from an old sheet again.',
  ],
  ['time', 'Record the hours', 'A timer that is there when you begin.'],
  ['bill', 'See the budget', 'Hours and costs against the budget, before it is gone.'],
].map(([id = '', label = '', words]) => ({
  id,
  label,
  content: (
    <Card>
      <Stack gap={8}>
        <Text asChild size="title" strong>
          <h3>{label}</h3>
        </Text>
        <Text tone="secondary">{words}</Text>
        <div>
          <Button>More about it</Button>
        </div>
      </Stack>
    </Card>
  ),
}));

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: { label: 'What it does', slides },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { interval: 5 } };

/** It stops when the keyboard enters, and its dots are tabs. */
export const ByKeyboard: Story = {
  args: { interval: 1 },
  play: async ({ canvasElement }) => {
    const carousel = within(canvasElement);
    await userEvent.tab();
    await expect(carousel.getByRole('button', { name: 'Start automatic slide show' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(carousel.getByRole('tab', { name: 'See the budget' })).toHaveFocus();
    await expect(carousel.getByRole('tabpanel', { name: '4 of 4: See the budget' })).toBeInTheDocument();
  },
};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <Carousel {...args} label="Below" interval={3600} defaultIndex={1} />
      <Carousel {...args} label="Over" controls="over" slides={tall} />
    </Sheet>
  ),
};

const tall: CarouselSlide[] = slides.map((slide) => ({
  ...slide,
  content: (
    <div style={{ padding: '24px 24px 76px', background: vars.color.accent.subtle }}>{slide.content}</div>
  ),
}));
