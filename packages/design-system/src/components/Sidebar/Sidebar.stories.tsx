import type { Meta, StoryObj } from '@storybook/react-vite';
import { DraftingCompass, LayoutDashboard, Settings, SquareCheck } from 'lucide-react';
import { Sheet } from '../../stories/Sheet';
import { IdentityButton } from '../Identity';
import { Logo } from '../Logo';
import { Sidebar } from './Sidebar';
import { SidebarEntry } from './SidebarEntry';
import { SidebarNav } from './SidebarNav';
import { SidebarSection } from './SidebarSection';

const meta = { title: 'Components/Sidebar', component: Sidebar } satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <div style={{ width: 256, height: 420 }}>
        <Sidebar brand={<Logo />} footer={<IdentityButton name="Marta Lindqvist" detail="Owner" />}>
          <SidebarNav>
            <SidebarEntry href="#dashboard" icon={<LayoutDashboard />} current>
              Dashboard
            </SidebarEntry>
            <SidebarEntry href="#drawings" icon={<DraftingCompass />} count={38}>
              Drawings
            </SidebarEntry>
            <SidebarEntry href="#tasks" icon={<SquareCheck />} count={156}>
              Donaudampfschifffahrtsgesellschaftskapitän
            </SidebarEntry>
            <SidebarSection label="Workspace">
              <SidebarEntry href="#settings" icon={<Settings />}>
                Settings
              </SidebarEntry>
            </SidebarSection>
          </SidebarNav>
        </Sidebar>
      </div>
    </Sheet>
  ),
};
