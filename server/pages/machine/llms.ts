import { documents } from '../../../content/addresses.ts';
import type { Words } from '../../../content/words/words.ts';
import type { Setting } from '../../site/settings.ts';
import type { Summary } from '../../site/machine/summary.ts';

interface LlmsText extends Summary {
  words: Words['summary'];
  setting: Setting['setting'];
  /** Returns the address of what is at a path. */
  addressOf: (path: string) => string;
}

type PageSummary = Summary['pages'][number];

/** Returns a summary of the site for language models, in the format of llmstxt.org. */
export function llmsText({ setting, pages, records, addressOf, words }: LlmsText): string {
  const name = line(setting.product_name);
  const summary = setting.footer_short_description ?? setting.expertise_description;
  const phoneAndEmail = [setting.phone, setting.email].filter((value) => value !== null).join(', ');
  const summaryOf = ({ key, summary }: PageSummary) => (key === 'contact' && phoneAndEmail) || summary;
  const links = (isWanted: (page: PageSummary) => boolean) =>
    pages.filter(isWanted).map((page) => link(addressOf(page.path), page.title, summaryOf(page)));
  const sections = [
    ...records.map(({ heading, records }) => ({
      heading: words[heading],
      links: records.map(({ path, title, summary }) => link(addressOf(path), title, summary)),
    })),
    { heading: words.contact, links: links(({ hasForm }) => hasForm) },
    {
      // The format calls what may be left out by this name.
      heading: 'Optional',
      links: [
        ...links(({ key, hasForm }) => key !== 'home' && !hasForm),
        link(addressOf(documents.feed), words.feed, words.feedText),
      ],
    },
  ];
  return [
    `# ${name}`,
    `> ${line(summary ?? setting.product_name)}`,
    ...sections
      .filter(({ links }) => links.length > 0)
      .map(({ heading, links }) => `## ${heading}\n\n${links.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}

function link(address: string, title: string, text: string) {
  const name = line(title).replace(/[\\[\]]/g, '\\$&');
  return text === '' ? `- [${name}](${address})` : `- [${name}](${address}): ${line(text)}`;
}

function line(text: string) {
  return text.replace(/\s+/g, ' ').trim();
}
