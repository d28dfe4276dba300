export { Tab as TabsTab, type TabProps } from './Tab';
export { TabPanel as TabsPanel, type TabPanelProps } from './TabPanel';
export { Tabs } from './Tabs';
export { TabsList, type TabsListProps } from './TabsList';
export { TabsRoot, type TabsRootProps } from './TabsRoot';
