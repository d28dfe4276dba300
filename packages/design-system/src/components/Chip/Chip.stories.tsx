import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListFilter } from 'lucide-react';
import { Sheet } from '../../stories/Sheet';
import { Chip } from './Chip';
import { ChipGroup } from './ChipGroup';

const meta = { title: 'Components/Chip', component: Chip } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <ChipGroup aria-label="Client">
        <Chip selected count={24}>
          All
        </Chip>
        <Chip count={7}>Port of Halden</Chip>
        <Chip count={3} asChild>
          <a href="#hydro">Bergstrand Hydro</a>
        </Chip>
        <Chip asChild selected>
          <a href="#kelvin">Kelvin DC</a>
        </Chip>
        <Chip icon={<ListFilter />}>Filter</Chip>
        <Chip disabled>Nordbane</Chip>
      </ChipGroup>
      <ChipGroup aria-label="Phase" oneLine more={<Chip>More</Chip>} style={{ maxWidth: 360 }}>
        {['Concept', 'Preliminary design', 'Detailed design', 'Tender', 'Construction'].map((phase) => (
          <Chip key={phase}>{phase}</Chip>
        ))}
      </ChipGroup>
      <div style={{ width: 180 }}>
        <Chip count={7}>Donaudampfschifffahrtsgesellschaftskapitän</Chip>
      </div>
    </Sheet>
  ),
};
