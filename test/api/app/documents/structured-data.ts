import { languageTags } from '../../../../content/languages.ts';
import { z } from 'zod';

// The properties that schema.org and search engines require or recommend. Strict, so that misspelt ones are found.
const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });
const time = z.iso.datetime({ offset: true });

const agency = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': address,
  name: text,
  url: address,
  logo: address.optional(),
  email: z.email().optional(),
  telephone: text.optional(),
  sameAs: z.array(address).min(1).optional(),
});
const person = z.strictObject({
  '@type': z.literal('Person'),
  name: text,
  jobTitle: text.optional(),
  worksFor: z.strictObject({ '@type': z.literal('Organization'), name: text }).optional(),
});

/** Returns the schema of list items with consecutive positions. */
const items = <Item extends z.ZodRawShape>(shape: Item) =>
  z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), ...shape }))
    .min(1)
    .refine((all) => all.every((item, index) => Object(item).position === index + 1), 'Positions count from 1.');

const kinds = {
  Organization: agency,
  WebSite: z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': address,
    name: text,
    url: address,
    inLanguage: z.enum(languageTags),
    publisher: agency,
  }),
  BreadcrumbList: z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: items({ name: text, item: address }),
  }),
  WebPage: z.strictObject({
    '@type': z.literal('WebPage'),
    name: text,
    description: text.optional(),
    url: address,
    dateModified: time,
    inLanguage: z.enum(languageTags),
    publisher: agency,
  }),
  FAQPage: z.strictObject({
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  Service: z.strictObject({
    '@type': z.literal('Service'),
    name: text,
    description: text,
    url: address,
    image: address,
    provider: agency,
  }),
  CreativeWork: z.strictObject({
    '@type': z.literal('CreativeWork'),
    name: text,
    description: text,
    url: address,
    image: address,
    about: z.strictObject({ '@type': z.literal('Organization'), name: text }),
    dateModified: time,
    inLanguage: z.enum(languageTags),
    creator: agency,
  }),
  BlogPosting: z.strictObject({
    '@type': z.literal('BlogPosting'),
    headline: text,
    description: text,
    url: address,
    mainEntityOfPage: address,
    image: address,
    datePublished: time,
    dateModified: time,
    wordCount: z.int().positive(),
    inLanguage: z.enum(languageTags),
    author: z.union([person, agency]),
    publisher: agency,
  }),
  Blog: z.strictObject({
    '@type': z.literal('Blog'),
    name: text,
    url: address,
    publisher: agency,
    blogPost: z
      .array(
        z.strictObject({
          '@type': z.literal('BlogPosting'),
          headline: text,
          url: address,
          image: address,
          datePublished: time,
        }),
      )
      .min(1),
  }),
  OfferCatalog: z.strictObject({
    '@type': z.literal('OfferCatalog'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('Offer'),
          name: text,
          description: text,
          price: z
            .string()
            .regex(/^\d+(\.\d{1,2})?$/)
            .optional(),
          priceCurrency: z
            .string()
            .regex(/^[A-Z]{3}$/)
            .optional(),
          offeredBy: agency,
        }),
      )
      .min(1),
  }),
  ItemList: z.strictObject({
    '@type': z.literal('ItemList'),
    numberOfItems: z.int().positive(),
    itemListElement: z.union([
      items({ name: text, url: address }),
      items({
        item: z.strictObject({
          '@type': z.literal('Review'),
          name: text,
          reviewBody: text,
          datePublished: time,
          author: person,
          itemReviewed: agency,
        }),
      }),
    ]),
  }),
};

/** Returns the errors of a block of structured data. */
export function faultsOf({ '@context': context, ...data }: Record<string, unknown>): string[] {
  const kind = kinds[data['@type'] as keyof typeof kinds];
  if (context !== 'https://schema.org' || !kind)
    return [
      `${String(data['@type'])} of ${String(context)} is unknown: describe it in test/api/app/documents/structured-data.ts.`,
    ];
  const checked: z.ZodSafeParseResult<unknown> = kind.safeParse(data);
  return checked.success ? [] : [z.prettifyError(checked.error)];
}

/** Returns all URLs in a block, at any depth. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  return Object.entries(Object(value) as object).flatMap(([name, inside]) =>
    name.startsWith('@') ? [] : addressesIn(inside),
  );
}
