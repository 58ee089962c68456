/** Whose tags a site can load once a visitor agrees, as visitors know them, by the names that the settings store. */
export const tagProviders = {
  googleAnalytics: 'Google Analytics',
  tagManager: 'Google Tag Manager',
  metaPixel: 'Meta Pixel',
  linkedinInsight: 'LinkedIn Insight Tag',
  plausible: 'Plausible',
  umami: 'Umami',
  matomo: 'Matomo',
} as const;

export type TagProvider = keyof typeof tagProviders;
