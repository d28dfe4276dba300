import { accountRoutes } from './access/account.routes';
import { requireSignIn } from './access/session';
import { sessionRoutes } from './access/session.routes';
import { activityRoutes } from './activity/activity.routes';
import { apiTokenRoutes } from './apiTokens/apiTokens.routes';
import { auditRoutes } from './audit/audit.routes';
import { clientRoutes } from './clients/clients.routes';
import { commentRoutes } from './comments/comments.routes';
import { dashboardRoutes } from './dashboard/dashboard.routes';
import { deletionRoutes } from './deletions/deletions.routes';
import { trashRoutes } from './deletions/trash.routes';
import { eventRoutes } from './events/events.routes';
import { fileRoutes } from './files/files.routes';
import { uploadRoutes } from './files/uploads.routes';
import { API_DESCRIPTION } from './http/apiDescription';
import { apiPage } from './http/apiPage';
import { createRouter } from './http/createRouter';
import { healthRoutes } from './http/health.routes';
import { isUpload } from './http/isUpload';
import { bodyLimits, limitBody } from './http/limitBody';
import { limitTurns } from './http/limitTurns';
import { notFound } from './http/Problem';
import { rowImportRoutes } from './imports/rowImport.routes';
import { timeImportRoutes } from './imports/timeImport.routes';
import { invitationRoutes } from './invitations/invitations.routes';
import { mailRoutes } from './mail/mails.routes';
import { notificationRoutes } from './notifications/notifications.routes';
import { passwordResetRoutes } from './passwordReset/passwordReset.routes';
import { peopleRoutes } from './people/people.routes';
import { personSessionRoutes } from './people/personSessions.routes';
import { projectRoutes } from './projects/projects.routes';
import { pushRoutes } from './push/push.routes';
import { registrationRoutes } from './registration/registration.routes';
import { sampleDataRoutes } from './sampleData/sampleData.routes';
import { searchRoutes } from './search/search.routes';
import type { Services } from './server/Services';
import { settingsRoutes } from './settings/settings.routes';
import { setupRoutes } from './setup/setup.routes';
import { taskRoutes } from './tasks/tasks.routes';
import { timeRoutes } from './time/time.routes';
import { twoFactorRoutes } from './twoFactor/twoFactor.routes';
import { workspaceExportRoutes } from './workspaceExport/workspaceExport.routes';

/** Every route of the API, and /health. Those after the guard need a signed-in person. */
export function createApi(services: Services) {
  const app = createRouter()
    .route('/', healthRoutes(services))
    .route('/', setupRoutes(services))
    .route('/', sessionRoutes(services))
    .route('/', passwordResetRoutes(services))
    .route('/', registrationRoutes(services))
    .route('/', apiPage());
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token, made in Settings > Security.',
  });
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Linework',
      version: '1',
      description: API_DESCRIPTION,
    },
    security: [{ token: [] }],
  });
  // Who it is comes first: a stranger's body is not read.
  app.use('/api/*', requireSignIn(services), limitBody(bodyLimits.signedIn, isUpload));
  app.use('/api/search', limitTurns(services, 'searches'));
  app.use('/api/:resource/export', limitTurns(services, 'exports'));
  app.use('/api/workspace/exports', limitTurns(services, 'exports'));
  const api = app
    .route('/', clientRoutes(services))
    .route('/', projectRoutes(services))
    .route('/', taskRoutes(services))
    .route('/', timeRoutes(services))
    .route('/', fileRoutes(services))
    .route('/', uploadRoutes(services))
    .route('/', commentRoutes(services))
    .route('/', timeImportRoutes(services))
    .route('/', rowImportRoutes(services))
    .route('/', peopleRoutes(services))
    .route('/', personSessionRoutes(services))
    .route('/', invitationRoutes(services))
    .route('/', deletionRoutes(services))
    .route('/', trashRoutes(services))
    .route('/', mailRoutes(services))
    .route('/', auditRoutes(services))
    .route('/', searchRoutes(services))
    .route('/', settingsRoutes(services))
    .route('/', workspaceExportRoutes(services))
    .route('/', sampleDataRoutes(services))
    .route('/', accountRoutes(services))
    .route('/', apiTokenRoutes(services))
    .route('/', twoFactorRoutes(services))
    .route('/', dashboardRoutes(services))
    .route('/', notificationRoutes(services))
    .route('/', pushRoutes(services))
    .route('/', activityRoutes(services))
    .route('/', eventRoutes(services));
  api.all('/api/*', () => {
    throw notFound('This address');
  });
  return api;
}

/** For a typed client (`hc<Api>`): types only, nothing of the server runs there. */
export type Api = ReturnType<typeof createApi>;
