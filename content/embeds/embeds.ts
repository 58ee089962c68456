import { tidied } from '../model/typed-text.ts';

/** What a page can show of another host, once a visitor wants it. */
export interface Embed {
  /** Whose it is, as visitors know it. */
  provider: string;
  /** What it is: its frame has the shape of one. */
  is: 'video' | 'map' | 'calendar';
  /** The address of the frame. */
  src: string;
  /** Where the frame may lead, as sources of a Content-Security-Policy. */
  sources: readonly string[];
}

interface Provider extends Pick<Embed, 'provider' | 'is' | 'sources'> {
  /** The hosts of addresses that people copy. */
  hosts: RegExp;
  /** Returns the address of the frame; null for an address of the host that shows nothing of the kind. */
  frameOf: (address: URL) => string | null;
}

/** Returns what an address shows in a frame, as people copy it from their browser; null where it is none of the kind. */
export function embedOf(address: string): Embed | null {
  const url = URL.parse(addressOfEmbed(address));
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.port) return null;
  const found = providers.find(({ hosts }) => hosts.test(url.hostname));
  const src = found?.frameOf(url);
  return found && src ? { provider: found.provider, is: found.is, sources: found.sources, src } : null;
}

/** Returns the address in the code of a frame, which providers offer for copying; any other text as it is. */
export function addressOfEmbed(pasted: string): string {
  const code = /^\s*<iframe\b[^>]*?\ssrc="([^"<>]*)"/i.exec(pasted)?.[1];
  return tidied(code?.replaceAll('&amp;', '&') ?? pasted);
}

/** What the addresses of embeds may be, for a sentence. */
export const EMBEDS =
  'a video of YouTube or Vimeo, a map of OpenStreetMap or Google Maps, or a calendar of Cal.com or Calendly';

const providers: Provider[] = [
  {
    provider: 'YouTube',
    is: 'video',
    hosts: /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$|^youtu\.be$/,
    sources: ['https://www.youtube-nocookie.com'],
    frameOf: youTube,
  },
  {
    provider: 'Vimeo',
    is: 'video',
    hosts: /^(?:(?:www|player)\.)?vimeo\.com$/,
    sources: ['https://player.vimeo.com'],
    frameOf: vimeo,
  },
  {
    provider: 'OpenStreetMap',
    is: 'map',
    hosts: /^(?:www\.)?openstreetmap\.org$/,
    sources: ['https://www.openstreetmap.org'],
    frameOf: openStreetMap,
  },
  {
    provider: 'Google Maps',
    is: 'map',
    hosts: /^(?:www|maps)\.google\.(?:com?\.)?[a-z]{2,3}$/,
    sources: ['https://www.google.com'],
    frameOf: googleMaps,
  },
  {
    provider: 'Cal.com',
    is: 'calendar',
    hosts: /^(?:(?:www|app)\.)?cal\.com$/,
    sources: ['https://cal.com', 'https://app.cal.com'],
    frameOf: cal,
  },
  {
    provider: 'Calendly',
    is: 'calendar',
    hosts: /^(?:www\.)?calendly\.com$/,
    sources: ['https://calendly.com'],
    frameOf: calendly,
  },
];

/** Where frames of embeds may lead. */
export const embedSources: readonly string[] = providers.flatMap(({ sources }) => sources);

function youTube({ hostname, pathname, searchParams }: URL) {
  const [, first = '', second = ''] = pathname.split('/');
  const id =
    hostname === 'youtu.be' ? first : ['embed', 'shorts', 'live'].includes(first) ? second : searchParams.get('v');
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  const start = secondsIn(searchParams.get('t') ?? searchParams.get('start') ?? '');
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start > 0 ? `&start=${start}` : ''}`;
}

/** Reads a time such as 90, 90s or 1h2m3s. */
function secondsIn(time: string) {
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

function vimeo({ pathname, searchParams }: URL) {
  const [, id, inPath] = /\/(\d{6,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? [];
  if (!id) return null;
  // Of a video that is not listed.
  const hash = inPath ?? /^[\da-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0];
  return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${hash ? `&h=${hash}` : ''}`;
}

const WIDEST = 360; // degrees, at zoom 0
const FRAME = { width: 4, height: 2 }; // tiles

function openStreetMap({ hash, searchParams }: URL) {
  const [, zoom, mapLatitude, mapLongitude] = /map=(\d{1,2})\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? [];
  const [latitude, longitude] = [searchParams.get('mlat') ?? mapLatitude, searchParams.get('mlon') ?? mapLongitude].map(
    Number,
  ) as [number, number];
  if (!(Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180)) return null;
  const tile = WIDEST / 2 ** Math.min(Number(zoom ?? 15), 19);
  const [x, y] = [(tile * FRAME.width) / 2, (tile * FRAME.height * Math.cos((latitude * Math.PI) / 180)) / 2];
  const box = [longitude - x, latitude - y, longitude + x, latitude + y].map((degrees) => degrees.toFixed(5));
  const marker = searchParams.has('mlat') ? `&marker=${latitude}%2C${longitude}` : '';
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik${marker}`;
}

function googleMaps({ pathname, searchParams }: URL) {
  if (pathname.startsWith('/maps/embed')) {
    const place = searchParams.get('pb');
    return place && /^[\w!%.:~+-]+$/.test(place)
      ? `https://www.google.com/maps/embed?pb=${encodeURIComponent(place)}`
      : null;
  }
  if (!pathname.startsWith('/maps')) return null;
  const [, name] = /\/maps\/(?:place|search)\/([^/]+)/.exec(pathname) ?? [];
  const [, latitude, longitude, zoom] = /@(-?[\d.]+),(-?[\d.]+)(?:,([\d.]+)z)?/.exec(pathname) ?? [];
  const wanted = searchParams.get('q') ?? searchParams.get('query') ?? (name && decoded(name));
  const query = wanted ?? (latitude && `${latitude},${longitude}`);
  if (!query) return null;
  const near = wanted && latitude ? `&ll=${latitude},${longitude}` : '';
  return `https://www.google.com/maps?q=${encodeURIComponent(query)}${near}${zoom ? `&z=${Math.round(Number(zoom))}` : ''}&output=embed`;
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

const PAGE = /^\/[\w.-]+(?:\/[\w.-]+){0,2}\/?$/;

function cal({ pathname }: URL) {
  return PAGE.test(pathname) ? `https://app.cal.com${withoutSlash(pathname)}/embed` : null;
}

function calendly({ pathname }: URL) {
  return PAGE.test(pathname) ? `https://calendly.com${withoutSlash(pathname)}?embed_type=Inline` : null;
}

function withoutSlash(path: string) {
  return path.replace(/\/$/, '');
}
