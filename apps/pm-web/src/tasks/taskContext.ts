/** What a list or form of tasks is about: one project, or else one client. */
export interface TaskContext {
  project: string | null;
  client: string | null;
  /** The same as a query: '?project=…', '?client=…' or ''. */
  search: string;
}

/** The project or client that the URL names; it is kept from list to form and back (TSK-01, TSK-07). */
export function taskContext(params: URLSearchParams): TaskContext {
  const project = params.get('project');
  const client = project === null ? params.get('client') : null;
  const search = new URLSearchParams();
  if (project !== null) search.set('project', project);
  if (client !== null) search.set('client', client);
  return { project, client, search: search.size > 0 ? `?${search}` : '' };
}
