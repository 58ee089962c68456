import type { TagProvider } from '../content/tags/tag-providers.ts';
import type { StoredTag } from '../content/tags/tags.ts';

const tags: Readonly<Record<TagProvider, Omit<StoredTag, 'provider'>>> = {
  googleAnalytics: { tag_id: 'G-AB12CD34EF', address: null },
  tagManager: { tag_id: 'GTM-AB12CD3', address: null },
  metaPixel: { tag_id: '123456789012345', address: null },
  linkedinInsight: { tag_id: '1234567', address: null },
  plausible: { tag_id: 'pa-AbCdEfGh1234', address: null },
  umami: { tag_id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427', address: null },
  matomo: { tag_id: '3', address: 'https://stats.example.com/matomo/' },
};

/** A tag of each provider. */
export const sampleTags = Object.entries(tags).map(([provider, tag]): StoredTag => ({
  provider: provider as TagProvider,
  ...tag,
}));
