import { requireSignIn } from './access/session';
import { sessionRoutes } from './access/session.routes';
import { clientRoutes } from './clients/clients.routes';
import { dashboardRoutes } from './dashboard/dashboard.routes';
import { deletionRoutes } from './deletions/deletions.routes';
import { eventRoutes } from './events/events.routes';
import { apiPage } from './http/apiPage';
import { createRouter } from './http/createRouter';
import { healthRoutes } from './http/health.routes';
import { notFound } from './http/Problem';
import { peopleRoutes } from './people/people.routes';
import { projectRoutes } from './projects/projects.routes';
import { searchRoutes } from './search/search.routes';
import type { Services } from './server/Services';
import { settingsRoutes } from './settings/settings.routes';
import { setupRoutes } from './setup/setup.routes';
import { taskRoutes } from './tasks/tasks.routes';

/** Every route of the API, and /health. Those after the guard need a signed-in person. */
export function createApi(services: Services) {
  const app = createRouter()
    .route('/', healthRoutes(services))
    .route('/', setupRoutes(services))
    .route('/', sessionRoutes(services))
    .route('/', apiPage());
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Linework',
      version: '1',
      description: 'Clients, projects, tasks and people of one workspace. Signing in sets a cookie.',
    },
  });
  app.use('/api/*', requireSignIn(services));
  const api = app
    .route('/', clientRoutes(services))
    .route('/', projectRoutes(services))
    .route('/', taskRoutes(services))
    .route('/', peopleRoutes(services))
    .route('/', deletionRoutes(services))
    .route('/', searchRoutes(services))
    .route('/', settingsRoutes(services))
    .route('/', dashboardRoutes(services))
    .route('/', eventRoutes(services));
  api.all('/api/*', () => {
    throw notFound('This address');
  });
  return api;
}

/** For a typed client (`hc<Api>`): types only, nothing of the server runs there. */
export type Api = ReturnType<typeof createApi>;
