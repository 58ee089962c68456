import { useSite } from './site-data.ts';

/** The logo of the agency, with the one for dark ground where there is one; else on a light plate there. */
export function Logo({ path }: { path: string }) {
  const { setting, brand } = useSite();
  const logo = (
    <img
      src={path}
      alt={setting.logo_alt ?? setting.product_name}
      width={setting.logo_width ?? 160}
      height={setting.logo_height ?? 40}
      className={`max-h-10 w-auto min-w-0 rounded-[min(var(--radius-field),8px)] object-contain object-left ${brand.logo_dark ? '' : 'bg-plate dark:px-2 dark:py-1'}`}
    />
  );
  if (!brand.logo_dark) return logo;
  return (
    <picture className="contents">
      <source
        srcSet={brand.logo_dark}
        media="(prefers-color-scheme: dark)"
        width={brand.logo_dark_width ?? 160}
        height={brand.logo_dark_height ?? 40}
      />
      {logo}
    </picture>
  );
}
