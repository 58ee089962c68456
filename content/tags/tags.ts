import { type TagSources, tagDeclarations } from './declarations.ts';
import { type TagProvider, tagProviders } from './tag-providers.ts';

/** A tag as the settings hold it. */
export interface StoredTag {
  provider: TagProvider;
  tag_id: string;
  address: string | null;
}

/** A tag that pages can load. */
export interface Tag {
  provider: TagProvider;
  id: string;
  /** Where the provider is, without a slash at its end; empty for one that is always in the same place. */
  address: string;
  /** As visitors know it. Consent is given to it under this name. */
  name: string;
}

/** Returns the tag that is stored; null where anything is wrong with it. */
export function tagOf(stored: StoredTag): Tag | null {
  if (!Object.hasOwn(tagDeclarations, stored.provider) || Object.keys(problemsOf(stored)).length > 0) return null;
  const { provider, tag_id: id } = stored;
  const { cloud } = tagDeclarations[provider];
  const hosted = stored.address ? hostedAt(stored.address) : null;
  const name = tagProviders[provider];
  return { provider, id, address: hosted?.address ?? cloud ?? '', name: hosted ? `${name} (${hosted.host})` : name };
}

/** Returns what is wrong with a tag, in sentences, by its fields. */
export function problemsOf({ provider, tag_id, address }: StoredTag): Partial<Record<'tag_id' | 'address', string>> {
  const { id, example, cloud } = tagDeclarations[provider];
  const name = tagProviders[provider];
  return {
    ...(!id.test(tag_id) && { tag_id: `ID must be one of ${name}, such as ${example}.` }),
    ...(address && cloud === undefined && { address: `${name} has no address of its own. Leave Address empty.` }),
    ...(address &&
      cloud !== undefined &&
      !hostedAt(address) && { address: `Address must be that of your ${name}, such as https://stats.example.com.` }),
    ...(!address && cloud === null && { address: `Address is required: where your ${name} is.` }),
  };
}

/** Returns what a policy opens for tags, each source once. */
export function sourcesOf(tags: readonly Tag[]): TagSources {
  const sources = tags.map(({ provider, address }) =>
    tagDeclarations[provider].sources(address && new URL(address).origin),
  );
  const all = (name: keyof TagSources) => [...new Set(sources.flatMap((ofTag) => ofTag[name]))];
  return { script: all('script'), connect: all('connect'), img: all('img') };
}

/** Reads where somebody hosts a provider. It is written into a header and into scripts: a host may contain much else, such as `;`. */
function hostedAt(typed: string): { address: string; host: string } | null {
  const url = URL.parse(typed);
  if (!url || url.protocol !== 'https:' || url.username || url.password || url.search || url.hash) return null;
  if (!/^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/.test(url.host) || !/^[\w./~-]*$/.test(url.pathname)) return null;
  return { address: url.origin + url.pathname.replace(/\/$/, ''), host: url.host };
}
