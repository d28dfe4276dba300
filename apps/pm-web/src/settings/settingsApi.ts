import type {
  ApiToken,
  ApiTokenInput,
  NewApiToken,
  NewestWorkspaceExport,
  OpenSession,
  PasswordChange,
  PersonSettings,
  SampleData,
  SampleRemoval,
  WorkspaceExport,
  WorkspaceSettings,
  WorkspaceSettingsRow,
} from '@linework/domain';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { request } from '../api/request';

/** The workspace's settings, a person's own, and their account, over HTTP. */
export const settingsApi = {
  workspace: queryOptions({
    queryKey: keys.settings,
    queryFn: ({ signal }) => request<WorkspaceSettingsRow>('/settings', { signal }),
  }),
  reload: () => request<WorkspaceSettingsRow>('/settings'),
  /** @throws ApiProblem 412 where somebody else saved since `version` */
  saveWorkspace: (settings: WorkspaceSettings, version: number) =>
    request<WorkspaceSettingsRow>('/settings', { method: 'PUT', body: settings, version }),
  savePerson: (settings: PersonSettings) =>
    request<PersonSettings>('/account/settings', { method: 'PUT', body: settings }),
  changePassword: (change: PasswordChange) => request('/account/password', { method: 'PUT', body: change }),
  sessions: queryOptions({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => request<{ rows: OpenSession[] }>('/account/sessions', { signal }),
    // Somebody decides by it: always asked anew.
    staleTime: 0,
  }),
  endSession: (id: string) => request(`/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  tokens: queryOptions({
    queryKey: keys.tokens,
    queryFn: ({ signal }) => request<{ rows: ApiToken[] }>('/account/tokens', { signal }),
    // Somebody decides by it: always asked anew.
    staleTime: 0,
  }),
  makeToken: (input: ApiTokenInput) =>
    request<NewApiToken>('/account/tokens', { method: 'POST', body: input }),
  revokeToken: (id: string) => request(`/account/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  newestExport: queryOptions({
    queryKey: keys.workspaceExport,
    queryFn: ({ signal }) => request<NewestWorkspaceExport>('/workspace/exports/newest', { signal }),
    staleTime: 0,
  }),
  /** @throws ApiProblem 409 where one is under way */
  beginExport: () => request<WorkspaceExport>('/workspace/exports', { method: 'POST' }),
  exportAddress: (id: string) => `/api/workspace/exports/${id}`,
  cancelExport: (id: string) =>
    request<NewestWorkspaceExport>(`/workspace/exports/${id}`, { method: 'DELETE' }),
  sampleData: queryOptions({
    queryKey: keys.sampleData,
    queryFn: ({ signal }) => request<SampleData>('/workspace/sample', { signal }),
    staleTime: 0,
  }),
  /** @throws ApiProblem 409 where time that would go along is approved meanwhile */
  removeSample: () => request<SampleRemoval>('/workspace/sample', { method: 'DELETE' }),
  endOtherSessions: () => request('/account/sessions', { method: 'DELETE' }),
};
