import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, LayoutDashboard, SquareCheck } from 'lucide-react';
import { Card } from '../Card';
import { IdentityButton } from '../Identity';
import { Logo } from '../Logo';
import { PageContent } from '../PageContent';
import { PageHeader } from '../PageHeader';
import { Sidebar, SidebarEntry, SidebarNav } from '../Sidebar';
import { TopBar } from '../TopBar';
import { AppShell } from './AppShell';

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  args: {
    topbar: <TopBar logo={<Logo markOnly />} />,
    sidebar: (
      <Sidebar brand={<Logo />} footer={<IdentityButton name="Marta Lindqvist" detail="Owner" />}>
        <SidebarNav>
          <SidebarEntry href="#dashboard" icon={<LayoutDashboard />} current>
            Dashboard
          </SidebarEntry>
          <SidebarEntry href="#clients" icon={<Building2 />}>
            Clients
          </SidebarEntry>
          <SidebarEntry href="#tasks" icon={<SquareCheck />} count={156}>
            Tasks
          </SidebarEntry>
        </SidebarNav>
      </Sidebar>
    ),
    children: (
      <PageContent>
        <PageHeader title="Dashboard" meta="4 things due this week" />
        <Card title="Recent Projects">Nothing yet</Card>
      </PageContent>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
};

/** Opens under the pointer at the edge, or by the toggle. */
export const Unpinned: Story = { args: { defaultPinned: false } };
