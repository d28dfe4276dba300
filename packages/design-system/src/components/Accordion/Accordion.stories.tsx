import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Badge } from '../Badge';
import { Accordion } from './Accordion';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    headingLevel: 3,
    children: (
      <>
        <Accordion.Item value="seats" title="Can I add people later?">
          Any time. You pay for them from that day on.
        </Accordion.Item>
        <Accordion.Item value="export" title="Can I take my data with me?">
          As CSV and JSON, drawings as they were uploaded.
        </Accordion.Item>
        <Accordion.Item value="support" title="Who answers when I ask?">
          An engineer, within a working day.
        </Accordion.Item>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <Accordion headingLevel={3} defaultValue="seats">
        {args.children}
      </Accordion>
      <Accordion headingLevel={3} type="multiple" defaultValue={['details', 'budget']}>
        <Accordion.Item value="details" title="Project Details" meta="4 fields">
          Name, client, dates.
        </Accordion.Item>
        <Accordion.Item value="budget" title="Budget" meta={<Badge tone="danger">2 errors</Badge>}>
          Hours and money.
        </Accordion.Item>
        <Accordion.Item value="archive" title="Archive" disabled>
          Not while it runs.
        </Accordion.Item>
      </Accordion>
      <div style={{ maxWidth: 240 }}>
        <Accordion headingLevel={3}>
          <Accordion.Item
            value="long"
            title="Donaudampfschifffahrtsgesellschaftskapitänsmütze"
            meta={<Badge>12</Badge>}
          >
            Long
          </Accordion.Item>
        </Accordion>
      </div>
    </Sheet>
  ),
};
