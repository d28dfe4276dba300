import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Sheet } from '../../stories/Sheet';
import { Pagination, type PaginationProps } from './Pagination';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 1, total: 212, pageSize: 25, onPageChange: () => undefined },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

function Turned(args: PaginationProps) {
  const [page, setPage] = useState(args.page);
  const [pageSize, setPageSize] = useState(args.pageSize);
  return (
    <Pagination
      {...args}
      {...{ page, pageSize }}
      onPageChange={setPage}
      onPageSizeChange={(size) => {
        setPageSize(size);
        setPage(1);
      }}
    />
  );
}

export const Playground: Story = {
  args: { pageSizes: [10, 25, 50] },
  render: (args) => <Turned {...args} />,
};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <Pagination {...args} aria-label="First page" />
      <Pagination
        {...args}
        aria-label="In the middle"
        total={1204}
        page={24}
        pageSizes={[10, 25, 50]}
        onPageSizeChange={() => undefined}
      />
      <Pagination {...args} aria-label="Few" total={61} page={3} />
      <Pagination {...args} aria-label="None" total={0} />
      <div style={{ maxWidth: 280 }}>
        <Pagination
          {...args}
          aria-label="Narrow"
          page={4}
          pageSizes={[10, 25, 50]}
          onPageSizeChange={() => undefined}
        />
      </div>
    </Sheet>
  ),
};
