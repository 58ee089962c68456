export const RULES_PATH = '/speculation-rules.json';

/** What a browser may make ready when a link is about to be followed: pages that only read, and no previews of them. */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          {
            href_matches: [
              '/',
              '/about-us',
              '/our-services*',
              '/services/*',
              '/our-reviews*',
              '/our-blogs*',
              '/blogs/*',
            ],
          },
          { not: { href_matches: '/*\\?*preview=*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
