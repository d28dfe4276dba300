import { PageContent, PageHeader, Tabs } from '@linework/design-system';
import { useSearchParams } from 'react-router-dom';
import { DocumentTitle } from '../app/DocumentTitle';
import { AppearanceTab } from './AppearanceTab';
import { GeneralTab } from './GeneralTab';
import { NotificationsTab } from './NotificationsTab';
import { SecurityTab } from './SecurityTab';

const TABS = ['general', 'notifications', 'security', 'appearance'] as const;
type SettingsTab = (typeof TABS)[number];

/** /settings (SET-01): what holds for everybody in the workspace, and what each person decides. `?tab=` says which part. */
export function SettingsPage() {
  const [params, setParams] = useSearchParams();
  const current: SettingsTab = TABS.find((tab) => tab === params.get('tab')) ?? 'general';
  const open = (tab: string) =>
    setParams(tab === 'general' ? {} : { tab }, { replace: true, preventScrollReset: true });
  return (
    <PageContent width="reading">
      <DocumentTitle title="Settings" />
      <PageHeader title="Settings" meta="The workspace, your account, and how Linework looks to you" />
      <Tabs.Root value={current} onValueChange={open}>
        <Tabs.List aria-label="Settings">
          <Tabs.Tab value="general">General</Tabs.Tab>
          <Tabs.Tab value="notifications">Notifications</Tabs.Tab>
          <Tabs.Tab value="security">Security</Tabs.Tab>
          <Tabs.Tab value="appearance">Appearance</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="general" forceMount>
          <GeneralTab />
        </Tabs.Panel>
        <Tabs.Panel value="notifications" forceMount>
          <NotificationsTab />
        </Tabs.Panel>
        <Tabs.Panel value="security">
          <SecurityTab />
        </Tabs.Panel>
        <Tabs.Panel value="appearance" forceMount>
          <AppearanceTab />
        </Tabs.Panel>
      </Tabs.Root>
    </PageContent>
  );
}
