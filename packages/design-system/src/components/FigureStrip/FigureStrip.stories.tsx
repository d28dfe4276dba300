import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Meter } from '../Meter';
import { Figure } from './Figure';
import { FigureStrip } from './FigureStrip';

const meta = {
  title: 'Components/FigureStrip',
  component: FigureStrip,
  subcomponents: { Figure },
} satisfies Meta<typeof FigureStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

const progress = (
  <Figure
    label="Progress"
    value="62 %"
    detail="31 of 50 tasks"
    meter={<Meter label="Progress" value={62} />}
    note="19 still open"
  />
);
const budget = (
  <Figure
    label="Budget used"
    value="64 %"
    detail="€80,000 of €125,000"
    meter={<Meter label="Budget used" value={64} tone="warning" />}
    note="Runs out 2027-02-11, 48 days before the end"
    noteTone="warning"
  />
);

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="four">
        <div style={{ width: 900 }}>
          <FigureStrip>
            {progress}
            {budget}
            <Figure
              label="Hours"
              value="842"
              detail="of 1,300 h estimated"
              note="52 h this week, 78 h last week"
            />
            <Figure
              label="Next due"
              value="2 d"
              detail="Seal friction test plan"
              note="Overdue"
              noteTone="danger"
            />
          </FigureStrip>
        </div>
      </Sheet.Row>
      <Sheet.Row label="narrow">
        <div style={{ width: 320 }}>
          <FigureStrip>
            {progress}
            {budget}
          </FigureStrip>
        </div>
      </Sheet.Row>
    </Sheet>
  ),
};
