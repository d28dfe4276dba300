/** Words of Sidebar, SidebarNav and SidebarToggle in English. */
export const sidebarMessages = {
  name: 'Sidebar',
  nav: 'Main',
  pin: 'Pin sidebar',
  toggle: 'Toggle sidebar',
};
