import type { ClientDetail, ClientInput } from '@linework/domain';
import { entityApi } from '../api/entityApi';

export const clientApi = entityApi<ClientDetail, ClientInput>('client');
