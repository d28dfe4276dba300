import { Tab } from './Tab';
import { TabPanel } from './TabPanel';
import { TabsList } from './TabsList';
import { TabsRoot } from './TabsRoot';

/**
 * @example
 * <Tabs.Root defaultValue="details">
 *   <Tabs.List aria-label="Project"><Tabs.Tab value="details" invalid>Project Details</Tabs.Tab></Tabs.List>
 *   <Tabs.Panel value="details" forceMount>...</Tabs.Panel>
 * </Tabs.Root>
 */
export const Tabs = { Root: TabsRoot, List: TabsList, Tab, Panel: TabPanel };
