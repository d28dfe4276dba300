import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card';
import { PageHeader } from '../PageHeader';
import { PageContent } from './PageContent';

const meta = { title: 'Components/PageContent', component: PageContent } satisfies Meta<typeof PageContent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <>
      <PageContent>
        <PageHeader title="Tasks" />
        <Card>A page as wide as it gets</Card>
      </PageContent>
      <PageContent width="reading">
        <PageHeader title="Settings" />
        <Card>A page to read</Card>
      </PageContent>
    </>
  ),
};
