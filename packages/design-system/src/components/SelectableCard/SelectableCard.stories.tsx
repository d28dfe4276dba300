import type { Meta, StoryObj } from '@storybook/react-vite';
import { HardHat } from 'lucide-react';
import { Sheet } from '../../stories/Sheet';
import * as box from '../Field/FieldBox.css';
import { CardToggleGroup } from './CardToggleGroup';
import { SelectableCard } from './SelectableCard';

const meta = {
  title: 'Components/SelectableCard',
  component: SelectableCard,
  args: { title: 'Marta Lindqvist', detail: 'Project Manager' },
} satisfies Meta<typeof SelectableCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const icon = <HardHat aria-hidden="true" className={box.icon} />;

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <CardToggleGroup label="Team" hint="They see the project at once">
        <SelectableCard avatar={icon} title="Marta Lindqvist" detail="Project Manager" defaultChecked />
        <SelectableCard avatar={icon} title="Ola Eriksen" detail="Designer" defaultChecked />
        <SelectableCard avatar={icon} title="Jun Takeda" detail="QA Engineer" />
        <SelectableCard avatar={icon} title="Petra Koller" detail="Developer" disabled />
        <SelectableCard avatar={icon} title="Sam Fell" detail="On leave" disabled defaultChecked />
        <SelectableCard
          avatar={icon}
          title="Maximilian-Alexander von Hohenzollern-Sigmaringen"
          detail="Kraftfahrzeughaftpflichtversicherungssachbearbeiter"
        />
      </CardToggleGroup>
      <CardToggleGroup label="Reviewers" required error="Choose at least one">
        <SelectableCard title="Marta Lindqvist" />
        <SelectableCard title="Ola Eriksen" />
      </CardToggleGroup>
    </Sheet>
  ),
};
