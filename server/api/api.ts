import type { FastifyInstance } from 'fastify';
import { collectAllowedMethods } from '../platform/http/allowed-methods.ts';
import { notAllowed } from '../platform/http/failure.ts';
import { allowSlowUpload } from '../platform/http/slow-senders.ts';
import { limits } from '../platform/limits/limits.ts';
import type { Services } from '../services.ts';
import { accountApi } from './account/account.ts';
import { backupDownloadApi, backupsApi } from './dashboard/backups.ts';
import { activityApi } from './dashboard/activity.ts';
import { sendNotFound } from './http/responses.ts';
import { guardDrafts } from './content/drafts/draft-guard.ts';
import { differencesApi } from './content/differences.ts';
import { discussionApi } from './content/drafts/discussion.ts';
import { draftsApi } from './content/drafts/drafts.ts';
import { presenceApi } from './content/presence.ts';
import { recordActionsApi } from './content/record-actions.ts';
import { livePreviewApi, type LivePreviewRenderer } from './content/live-preview.ts';
import { previewLinksApi } from './content/preview-links.ts';
import { readRecordsApi } from './content/read-records.ts';
import { revisionsApi } from './content/revisions.ts';
import { schedulesApi } from './content/schedules.ts';
import { translationProgressApi } from './content/translation-progress.ts';
import { translationsApi } from './content/translations.ts';
import { writeRecordsApi } from './content/write-records.ts';
import { acceptForms } from './http/form-body.ts';
import { requireSignIn } from './http/guard.ts';
import { answersApi } from './inbox/answers.ts';
import { appointmentsApi } from './inbox/appointments.ts';
import { availabilityApi } from './inbox/availability.ts';
import { repliesApi } from './inbox/replies.ts';
import { savedFiltersApi } from './inbox/saved-filters.ts';
import { timelineApi } from './inbox/timeline.ts';
import { itemPresenceApi } from './inbox/item-presence.ts';
import { itemsApi } from './inbox/items.ts';
import { leadsApi } from './inbox/leads.ts';
import { libraryApi } from './media/library.ts';
import { uploadsApi } from './media/uploads.ts';
import { refuseMethodOverrides } from './http/method-override.ts';
import { describeApi } from './openapi/document.ts';
import { mailServerApi } from './dashboard/mail-server.ts';
import { dashboardApi } from './dashboard/dashboard.ts';
import { personalDataApi } from './inbox/personal-data.ts';
import { publicMessagesApi } from './public/messages.ts';
import { slotsApi } from './public/slots.ts';
import { publicContentApi } from './public/content.ts';
import { acceptFiles } from './content/uploaded-form.ts';
import { signInApi, signOutApi } from './account/sign-in.ts';
import { peopleApi } from './account/people.ts';

/** Everything under /api. Responses are JSON, failures included. Routes require signing in, except those in `open`. */
export async function api(scope: FastifyInstance, services: Services, renderer: LivePreviewRenderer) {
  const allowedMethods = collectAllowedMethods(scope);
  const { accounts } = services;
  describeApi(scope, services.publicUrl);
  refuseMethodOverrides(scope);
  await scope.register(async (open) => {
    open.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-cache'));
    open.addHook('onRoute', (route) => void (route.bodyLimit = limits.bodies.largest));
    acceptForms(open, ['application/x-www-form-urlencoded', 'multipart/form-data']);
    await publicMessagesApi(open, services);
    publicContentApi(open, services);
    slotsApi(open, services);
    await open.register(async (team) => {
      team.addHook('onRoute', (route) => void (route.config = { ...route.config, isForTeam: true }));
      signInApi(team, accounts);
      backupDownloadApi(team, services);
    });
  });
  await scope.register(async (guarded) => {
    requireSignIn(guarded, accounts);
    guardDrafts(guarded, services);
    await guarded.register(async (pictured) => {
      pictured.addHook('onRequest', async ({ raw }) => allowSlowUpload(raw, limits.connections.slowSender));
      acceptForms(pictured, ['application/x-www-form-urlencoded']);
      await acceptFiles(pictured);
      writeRecordsApi(pictured, services);
      uploadsApi(pictured, services);
      libraryApi(pictured, services);
    });
    await guarded.register(async (plain) => {
      acceptForms(plain, ['application/x-www-form-urlencoded', 'multipart/form-data']);
      signOutApi(plain, accounts);
      accountApi(plain, accounts);
      peopleApi(plain, accounts);
      activityApi(plain, services);
      readRecordsApi(plain, services);
      revisionsApi(plain, services);
      draftsApi(plain, services);
      differencesApi(plain, services);
      discussionApi(plain, services);
      presenceApi(plain, services);
      previewLinksApi(plain, services);
      schedulesApi(plain, services);
      translationsApi(plain, services);
      translationProgressApi(plain, services);
      recordActionsApi(plain, services);
      livePreviewApi(plain, services, renderer);
      dashboardApi(plain, services);
      mailServerApi(plain, services);
      backupsApi(plain, services);
      itemsApi(plain, services);
      appointmentsApi(plain, services);
      availabilityApi(plain, services);
      repliesApi(plain, services);
      itemPresenceApi(plain, services);
      answersApi(plain, services);
      timelineApi(plain, services);
      savedFiltersApi(plain, services);
      personalDataApi(plain, services.personalData);
      leadsApi(plain, services);
    });
  });
  for (const rest of ['/', '/*'])
    scope.all(rest, { schema: { hide: true } }, ({ method, url }, reply) => {
      const allowed = allowedMethods(url);
      if (allowed.length > 0 && !allowed.includes(method)) throw notAllowed();
      return sendNotFound(reply);
    });
}
