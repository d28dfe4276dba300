import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card';
import { CardGrid } from './CardGrid';

const meta = {
  title: 'Components/CardGrid',
  component: CardGrid,
  args: { items: [], renderItem: () => null, getKey: String },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const projects = Array.from({ length: 400 }, (_, place) => place + 1);

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <CardGrid
      aria-label="Projects"
      items={projects}
      getKey={String}
      minColumnWidth={240}
      renderItem={(project) => (
        <Card title={`Project ${project}`} headingLevel={3}>
          {'Line of text. '.repeat((project % 4) + 1)}
        </Card>
      )}
    />
  ),
};
