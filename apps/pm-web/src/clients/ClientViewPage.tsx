import type { ClientOverview } from '@linework/domain';
import { OverviewScreen } from '../overviews/OverviewScreen';
import { ClientView } from './view/ClientView';

/** /clients/view?id=: a client opens to be read; Edit leads to its form (GEN-01). */
export function ClientViewPage() {
  return (
    <OverviewScreen<ClientOverview> kind="client">
      {(client) => <ClientView client={client} />}
    </OverviewScreen>
  );
}
