import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { contentTypes } from '../content/index.ts';
import type { ContentType } from '../content/model/content-type.ts';

const site = layout('site/layout.tsx', { id: 'site' }, [
  index('site/home.tsx'),
  route('about-us', 'site/about.tsx'),
  route('our-services', 'site/services.tsx'),
  route('services/:slug', 'site/service.tsx'),
  route('our-services/:slug', 'site/service.tsx', { id: 'site/our-service' }),
  route('our-reviews', 'site/reviews.tsx'),
  route('our-blogs', 'site/blogs.tsx'),
  route('blogs/:slug', 'site/blog.tsx'),
  route('contact-us', 'site/contact.tsx'),
  route('contact', 'site/contact.tsx', { id: 'site/contact-too' }),
  route('meeting', 'site/meeting.tsx'),
  route('meeting/cancel', 'site/cancel-meeting.tsx'),
  route('services', 'site/moved.ts', { id: 'site/services-moved' }),
  route('blogs', 'site/moved.ts', { id: 'site/blogs-moved' }),
  route('*', 'site/not-found.tsx'),
]);

const signIn = layout('sign-in/layout.tsx', { id: 'sign-in' }, [
  route('login', 'sign-in/login.tsx'),
  route('login/forgot', 'sign-in/forgot.tsx'),
  route('login/reset', 'sign-in/reset.tsx'),
  route('register', 'sign-in/register.tsx'),
]);

const admin = route('admin', 'admin/shell.tsx', [
  index('admin/overview.tsx'),
  // Each content type's own paths stand in its declaration, under `screens`.
  ...(contentTypes as readonly ContentType[]).flatMap(({ name, screens }) => [
    ...(screens.list ? [route(screens.list, 'admin/list.tsx', { id: `${name}/list` })] : []),
    ...(screens.create ? [route(screens.create, 'admin/form.tsx', { id: `${name}/create` })] : []),
    route(`${screens.edit}/:key`, 'admin/form.tsx', { id: `${name}/edit` }),
    ...(screens.show ? [route(`${screens.show}/:key`, 'admin/show.tsx', { id: `${name}/show` })] : []),
  ]),
  route('services/show/:key', 'admin/moved.ts', { id: 'services-shown' }),
  route('blog-headings/create', 'admin/moved.ts', { id: 'heading-created' }),
  route('settings', 'admin/moved.ts', { id: 'settings' }),
  ...['messages', 'meetings'].flatMap((box) => [
    route(box, 'admin/inbox.tsx', { id: box }),
    route(`${box}/:id`, 'admin/lead.tsx', { id: `${box}/one` }),
  ]),
  route('personal-data', 'admin/personal-data.tsx'),
  route('people', 'admin/people.tsx'),
  route('account', 'admin/account.tsx'),
  route('activity', 'admin/activity.tsx'),
  route('deleted', 'admin/deleted.tsx'),
  route('*', 'admin/not-found.tsx'),
]);

export default [site, layout('agency.tsx', [layout('made-in-browser.tsx', [signIn, admin])])] satisfies RouteConfig;
