import { Tab } from './Tab';
import { TabPanel } from './TabPanel';
import { TabsList } from './TabsList';
import { TabsRoot } from './TabsRoot';

/**
 * Parts of one thing of which one is seen: a project's tasks, its team, its budget.
 *
 * Not for going to another page (`Link`s, `Sidebar`) nor for steps in an order (`Stepper`).
 *
 * Keyboard: arrows go from tab to tab and show its panel (by Enter or Space with `activationMode="manual"`), Home and End go
 * to the ends, Tab into the panel.
 *
 * @example
 * <Tabs.Root defaultValue="details">
 *   <Tabs.List aria-label="Project"><Tabs.Tab value="details" invalid>Project Details</Tabs.Tab></Tabs.List>
 *   <Tabs.Panel value="details" forceMount>...</Tabs.Panel>
 * </Tabs.Root>
 */
export const Tabs = { Root: TabsRoot, List: TabsList, Tab, Panel: TabPanel };
