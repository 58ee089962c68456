import type { TagProvider } from './tag-providers.ts';

/** The directives of a Content-Security-Policy that a tag needs opened, each with its sources. */
export type TagSources = Readonly<Record<'script' | 'connect' | 'img', readonly string[]>>;

interface TagDeclaration {
  /** What its id looks like. */
  id: RegExp;
  example: string;
  /** Of a provider that agencies can also run themselves: where it is otherwise; null where it is nowhere else. */
  cloud?: string | null;
  /** The sources of the policy, where the provider is at an origin. */
  sources: (origin: string) => TagSources;
  /** How the cookies begin that it leaves for the domain of the site. */
  cookies: readonly string[];
  /** A function of the browser, as text: it gets `id`, `address`, and `add`, which adds a script with data attributes. */
  load: string;
}

const GOOGLE = 'https://*.googletagmanager.com';
const ANALYTICS = 'https://*.google-analytics.com';

/** What Analytics sends, also where Tag Manager loads it. */
const googleSources: TagSources = {
  script: [GOOGLE],
  connect: [GOOGLE, ANALYTICS, 'https://*.analytics.google.com'],
  img: [GOOGLE, ANALYTICS],
};

/** What is known about each provider of tags. */
export const tagDeclarations: Readonly<Record<TagProvider, TagDeclaration>> = {
  googleAnalytics: {
    id: /^G-[A-Z0-9]{6,12}$/,
    example: 'G-AB12CD34EF',
    sources: () => googleSources,
    cookies: ['_ga', '_gid', '_gat'],
    // Consent for measuring is none for advertising.
    load: `({ id, add }) => {
      window.dataLayer = window.dataLayer || [];
      window.gtag = function () { dataLayer.push(arguments); };
      gtag('consent', 'default', {
        ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted',
      });
      gtag('js', new Date());
      gtag('config', id);
      add('https://www.googletagmanager.com/gtag/js?id=' + id);
    }`,
  },
  tagManager: {
    id: /^GTM-[A-Z0-9]{4,10}$/,
    example: 'GTM-AB12CD3',
    sources: () => googleSources,
    cookies: ['_ga', '_gid', '_gat', '_gcl'],
    load: `({ id, add }) => {
      window.dataLayer = window.dataLayer || [];
      dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      add('https://www.googletagmanager.com/gtm.js?id=' + id);
    }`,
  },
  metaPixel: {
    id: /^\d{10,20}$/,
    example: '123456789012345',
    sources: () => ({
      script: ['https://connect.facebook.net'],
      connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
      img: ['https://www.facebook.com'],
    }),
    cookies: ['_fbp', '_fbc'],
    // Without autoConfig: it would also send what buttons and forms say.
    load: `({ id, add }) => {
      const fbq = (window.fbq = window._fbq = function () {
        fbq.callMethod ? fbq.callMethod.apply(fbq, arguments) : fbq.queue.push(arguments);
      });
      Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue: [] });
      fbq('set', 'autoConfig', false, id);
      fbq('init', id);
      fbq('track', 'PageView');
      add('https://connect.facebook.net/en_US/fbevents.js');
    }`,
  },
  linkedinInsight: {
    id: /^\d{4,10}$/,
    example: '1234567',
    sources: () => ({
      script: ['https://snap.licdn.com'],
      connect: ['https://px.ads.linkedin.com', 'https://px4.ads.linkedin.com'],
      img: ['https://px.ads.linkedin.com', 'https://px4.ads.linkedin.com', 'https://www.linkedin.com'],
    }),
    cookies: ['li_', 'ln_or'],
    load: `({ id, add }) => {
      window._linkedin_partner_id = id;
      window._linkedin_data_partner_ids = [id];
      window.lintrk = Object.assign((...call) => lintrk.q.push(call), { q: [] });
      add('https://snap.licdn.com/li.lms-analytics/insight.min.js');
    }`,
  },
  plausible: {
    // The id in the name of the script, or the site as it is called there.
    id: /^(?:pa-[\w-]{5,60}|[a-z\d][a-z\d.-]*\.[a-z\d-]+(?:\/[\w./-]*)?)$/i,
    example: 'pa-AbCdEfGh1234 or example.com',
    cloud: 'https://plausible.io',
    sources: atOrigin,
    cookies: [],
    load: `({ id, address, add }) => {
      if (!id.startsWith('pa-')) return add(address + '/js/script.js', { domain: id });
      window.plausible = function () { (plausible.q = plausible.q || []).push(arguments); };
      plausible.init = (options) => { plausible.o = options || {}; };
      plausible.init();
      add(address + '/js/' + id + '.js');
    }`,
  },
  umami: {
    id: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
    example: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
    cloud: 'https://cloud.umami.is',
    sources: (origin) => ({
      ...atOrigin(origin),
      connect: origin === 'https://cloud.umami.is' ? ['https://*.umami.is', 'https://*.umami.dev'] : [origin],
    }),
    cookies: [],
    load: `({ id, address, add }) => add(address + '/script.js', { websiteId: id })`,
  },
  matomo: {
    id: /^[1-9]\d{0,9}$/,
    example: '1',
    cloud: null,
    sources: atOrigin,
    cookies: ['_pk_', 'mtm_'],
    load: `({ id, address, add }) => {
      window._paq = [['trackPageView'], ['enableLinkTracking'], ['setTrackerUrl', address + '/matomo.php'], ['setSiteId', id]];
      add(address + '/matomo.js');
    }`,
  },
};

function atOrigin(origin: string): TagSources {
  return { script: [origin], connect: [origin], img: [origin] };
}
