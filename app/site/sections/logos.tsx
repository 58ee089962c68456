import { usePictures } from '../pictures/picture.tsx';
import type { SectionProps } from './parts/section-props.ts';

/** In pixels: logos of any shape cover about the same area. */
const AREA = 8400;
const MOST = { width: 224, height: 72 };

type Logo = SectionProps<'logos'>['section']['logos'][number];
type Tone = SectionProps<'logos'>['section']['tone'];

export function Logos({ section: { logos, tone } }: SectionProps<'logos'>) {
  return (
    <ul className="flex flex-wrap items-center gap-x-[clamp(1.5rem,5vw,4rem)] gap-y-8">
      {logos.map((logo, index) => (
        <li key={index}>
          {logo.link ? (
            <a href={logo.link} className="flex min-h-11 items-center">
              <LogoPicture logo={logo} tone={tone} />
            </a>
          ) : (
            <LogoPicture logo={logo} tone={tone} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Without a picture for dark backgrounds, a logo stands on a light plate there. */
function LogoPicture({ logo: { name, image, dark_image }, tone }: { logo: Logo; tone: Tone }) {
  const pictures = usePictures();
  const isOnDark = tone === 'dark';
  const dark = tone === 'brand' ? undefined : pictures[dark_image ?? ''];
  const picture = isOnDark && dark ? dark : pictures[image];
  if (!picture) return null;
  const ratio = picture.width / picture.height;
  const height = Math.min(Math.sqrt(AREA / ratio), MOST.height, MOST.width / ratio);
  return (
    <picture className="contents">
      {dark && !isOnDark && <source srcSet={dark.src} media="(prefers-color-scheme: dark)" />}
      <img
        src={picture.src}
        alt={name}
        width={Math.round(height * ratio)}
        height={Math.round(height)}
        loading="lazy"
        decoding="async"
        className={`box-content h-auto max-w-full max-sm:max-w-[34vw] ${dark ? '' : 'logo-plate'}`}
      />
    </picture>
  );
}
