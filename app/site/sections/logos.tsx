import { usePictures } from '../pictures/pictures.ts';
import { SectionHeading } from './parts/section-heading.tsx';
import type { SectionProps } from './parts/section-props.ts';

type Logo = SectionProps<'logos'>['section']['logos'][number];
type Tone = SectionProps<'logos'>['section']['tone'];

export function Logos({ section, isFirst }: SectionProps<'logos'>) {
  return (
    <div className="wrap">
      <SectionHeading section={section} isFirst={isFirst} />
      <ul className="flex flex-wrap items-center gap-x-[clamp(1.5rem,5vw,4rem)] gap-y-8">
        {section.logos.map((logo, index) => (
          <li key={index}>
            {logo.link ? (
              <a href={logo.link} className="flex min-h-11 items-center">
                <LogoPicture logo={logo} tone={section.tone} />
              </a>
            ) : (
              <LogoPicture logo={logo} tone={section.tone} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without a picture for dark backgrounds, a logo stands on a light plate there. */
function LogoPicture({ logo: { name, image, dark_image }, tone }: { logo: Logo; tone: Tone }) {
  const pictures = usePictures();
  const isOnDark = tone === 'dark';
  const dark = pictures[dark_image ?? ''] && tone !== 'brand' ? dark_image : null;
  const src = isOnDark && dark ? dark : image;
  const size = pictures[src];
  if (!size) return null;
  return (
    <picture className="contents">
      {dark && !isOnDark && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <img
        src={src}
        alt={name}
        width={size.width}
        height={size.height}
        loading="lazy"
        decoding="async"
        className={`h-auto max-h-14 w-auto max-w-[min(11rem,60vw)] object-contain ${dark ? '' : 'logo-plate'}`}
      />
    </picture>
  );
}
