import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { contentTypes } from '../content/index.ts';
import { inboxKinds } from '../content/inbox/inbox-kinds.ts';
import { pageList, PREVIEW_FRAME } from '../content/addresses.ts';

// The addresses of the site are declared in `content/addresses.ts`.
const site = layout('site/layout/layout.tsx', { id: 'site' }, [
  ...pageList.flatMap(({ key, path, alias, redirectFrom }) => [
    route(path, `site/pages/${key}.tsx`),
    ...(alias ? [route(alias, `site/pages/${key}.tsx`, { id: `site/${key}-alias` })] : []),
    ...(redirectFrom ? [route(redirectFrom, 'site/redirect.ts', { id: `site/${key}-redirect` })] : []),
  ]),
  route(PREVIEW_FRAME, 'site/preview-frame.tsx'),
  route('*', 'site/not-found.tsx'),
]);

const signIn = layout('sign-in/layout.tsx', { id: 'sign-in' }, [
  route('login', 'sign-in/login.tsx'),
  route('login/forgot', 'sign-in/forgot.tsx'),
  route('login/reset', 'sign-in/reset.tsx'),
  route('login/email', 'sign-in/confirm-email.tsx'),
  route('login/digest', 'sign-in/stop-digest.tsx'),
  route('register', 'sign-in/register.tsx'),
]);

const admin = route('admin', 'admin/shell/shell.tsx', [
  index('admin/dashboard/dashboard.tsx'),
  // The paths of each content type are declared under `screens`.
  ...contentTypes.flatMap(({ name, screens }) => [
    ...(screens.list ? [route(screens.list, 'admin/records/list.tsx', { id: `${name}/list` })] : []),
    ...(screens.create ? [route(screens.create, 'admin/records/form.tsx', { id: `${name}/create` })] : []),
    route(`${screens.edit}/:key`, 'admin/records/form.tsx', { id: `${name}/edit` }),
    ...(screens.show ? [route(`${screens.show}/:key`, 'admin/records/show.tsx', { id: `${name}/show` })] : []),
  ]),
  route('at', 'admin/shell/at.ts'),
  route('services/show/:key', 'admin/shell/redirect.ts', { id: 'services-shown' }),
  route('blog-headings/create', 'admin/shell/redirect.ts', { id: 'heading-created' }),
  route('settings', 'admin/shell/redirect.ts', { id: 'settings' }),
  route('meetings/week', 'admin/meetings/week/week.tsx'),
  ...inboxKinds.flatMap(({ plural }) => [
    route(plural, 'admin/inbox/inbox.tsx', { id: plural }),
    route(`${plural}/:id`, 'admin/inbox/item/item.tsx', { id: `${plural}/one` }),
  ]),
  route('media', 'admin/media/media.tsx'),
  route('media/:id', 'admin/media/file.tsx'),
  route('figures', 'admin/figures/figures.tsx'),
  route('search', 'admin/search/search.tsx'),
  route('translations', 'admin/translations/translations.tsx'),
  route('personal-data', 'admin/privacy/privacy.tsx'),
  route('availability', 'admin/availability/availability.tsx'),
  route('mail-server', 'admin/mail-server/mail-server.tsx'),
  route('webhooks', 'admin/programs/webhooks/webhooks.tsx'),
  route('webhooks/create', 'admin/programs/webhooks/webhook.tsx', { id: 'webhooks/create' }),
  route('webhooks/:id', 'admin/programs/webhooks/webhook.tsx', { id: 'webhooks/one' }),
  route('people', 'admin/people/people.tsx'),
  route('account', 'admin/account/account.tsx'),
  route('account/security', 'admin/account/security.tsx'),
  route('account/tokens', 'admin/account/tokens.tsx'),
  route('activity', 'admin/activity/activity.tsx'),
  route('deleted', 'admin/records/deleted.tsx'),
  route('*', 'admin/shell/not-found.tsx'),
]);

export default [site, layout('agency.tsx', [layout('client-only-layout.tsx', [signIn, admin])])] satisfies RouteConfig;
