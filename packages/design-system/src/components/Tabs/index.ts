export type { TabProps } from './Tab';
export type { TabPanelProps } from './TabPanel';
export { Tabs } from './Tabs';
export type { TabsListProps } from './TabsList';
export type { TabsRootProps } from './TabsRoot';
