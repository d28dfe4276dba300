import { PageContent, PageHeader, Tabs } from '@linework/design-system';
import { useSearchParams } from 'react-router-dom';
import { DocumentTitle } from '../app/DocumentTitle';
import { useCan } from '../session/useCan';
import { AppearanceTab } from './AppearanceTab';
import { DataTab } from './DataTab';
import { GeneralTab } from './GeneralTab';
import { NotificationsTab } from './NotificationsTab';
import { SecurityTab } from './SecurityTab';
import { settingsTabs } from './settingsTabs';

/** /settings (SET-01): what holds for everybody in the workspace, and what each person decides. `?tab=` says which part. */
export function SettingsPage() {
  const [params, setParams] = useSearchParams();
  const may = useCan();
  const shown = settingsTabs.filter(({ needs }) => !needs || may(needs));
  const current = shown.find(({ value }) => value === params.get('tab'))?.value ?? 'general';
  const open = (tab: string) =>
    setParams(tab === 'general' ? {} : { tab }, { replace: true, preventScrollReset: true });
  return (
    <PageContent width="reading">
      <DocumentTitle title="Settings" />
      <PageHeader title="Settings" meta="The workspace, your account, and how Linework looks to you" />
      <Tabs.Root value={current} onValueChange={open}>
        <Tabs.List aria-label="Settings">
          {shown.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
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
        <Tabs.Panel value="data">
          <DataTab />
        </Tabs.Panel>
      </Tabs.Root>
    </PageContent>
  );
}
