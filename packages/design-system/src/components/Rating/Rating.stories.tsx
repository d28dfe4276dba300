import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Sheet } from '../../stories/Sheet';
import { Rating } from './Rating';
import { RatingField } from './RatingField';

const meta = {
  title: 'Components/Rating',
  component: Rating,
  args: { value: 4.5 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Arrow keys choose. */
export const Asking: Story = {
  render: () => <RatingField label="How did the hand-over go?" defaultValue={3} />,
  play: async ({ canvasElement }) => {
    const stars = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
  },
};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {[0, 2.5, 4.3, 5].map((value) => (
        <Sheet.Row key={value} label={String(value)}>
          <Rating value={value} size="small" />
          <Rating value={value} />
          <Rating value={value} size="large" />
        </Sheet.Row>
      ))}
      <RatingField label="How did the hand-over go?" defaultValue={3} hint="One star to five" />
      <RatingField label="Not rated" error="Please choose" required />
      <RatingField label="Closed" defaultValue={4} disabled />
    </Sheet>
  ),
};
