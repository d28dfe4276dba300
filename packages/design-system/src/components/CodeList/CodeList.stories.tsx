import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { CodeList } from './CodeList';

const codes = [
  '4kqx-8mdw-t7rb-2hnc',
  '9fzp-jv6e-qw3j-5ykt',
  'h8cn-dx2r-6mve-pz4b',
  'b2tg-7qfh-xn5j-k9wd',
  'j4yr-3cep-v6hf-8tmx',
];

const meta = {
  title: 'Components/CodeList',
  component: CodeList,
  args: { codes, 'aria-label': 'Recovery codes' },
} satisfies Meta<typeof CodeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="two columns">
        <div style={{ width: 560 }}>
          <CodeList codes={codes} aria-label="Recovery codes" />
        </div>
      </Sheet.Row>
      <Sheet.Row label="narrow">
        <div style={{ width: 240 }}>
          <CodeList codes={codes.slice(0, 2)} aria-label="Codes left" />
        </div>
      </Sheet.Row>
    </Sheet>
  ),
};
