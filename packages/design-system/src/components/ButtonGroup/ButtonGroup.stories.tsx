import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown } from 'lucide-react';
import { Sheet } from '../../stories/Sheet';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { ButtonGroup } from './ButtonGroup';

const meta = { title: 'Components/ButtonGroup', component: ButtonGroup } satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <ButtonGroup aria-label="Apart">
        <Button>Cancel</Button>
        <Button variant="solid" tone="accent">
          Save
        </Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Joined" attached>
        <Button>Export</Button>
        <IconButton variant="outline" label="More formats" icon={<ChevronDown />} />
      </ButtonGroup>
    </Sheet>
  ),
};
