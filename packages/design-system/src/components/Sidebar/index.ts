export { Sidebar, type SidebarProps } from './Sidebar';
export { SidebarEntry, type SidebarEntryProps } from './SidebarEntry';
export { SidebarNav, type SidebarNavProps } from './SidebarNav';
export { SidebarSection, type SidebarSectionProps } from './SidebarSection';
