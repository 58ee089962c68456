import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const signIn = [route('register', 'sign-in/register.tsx')];

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
  route('services', 'site/moved.ts', { id: 'site/services-moved' }),
  route('blogs', 'site/moved.ts', { id: 'site/blogs-moved' }),
  ...signIn,
  route('*', 'site/not-found.tsx'),
]);

export default [site] satisfies RouteConfig;
