export { SidebarToggle, type SidebarToggleProps } from './SidebarToggle';
export { TopBar, type TopBarProps } from './TopBar';
