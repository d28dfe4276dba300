import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Palette } from 'lucide-react';
import { Sheet } from '../../stories/Sheet';
import { IconButton } from '../IconButton';
import { Logo } from '../Logo';
import { SearchField } from '../SearchField';
import { TopBar } from './TopBar';

const meta = { title: 'Components/TopBar', component: TopBar } satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <TopBar
        logo={<Logo />}
        center={<SearchField label="Search" hideLabel placeholder="Search projects, tasks, clients..." />}
        end={
          <>
            <IconButton label="Theme" icon={<Palette />} />
            <IconButton label="Notifications" icon={<Bell />} />
          </>
        }
      />
    </Sheet>
  ),
};
