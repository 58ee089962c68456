import { documents, pageList, pages, type PublicPage } from '../../../content/addresses.ts';
import type { Setting } from '../../site/settings.ts';
import type { SummarySection } from '../../site/summary.ts';

interface LlmsText {
  /** The paths of pages that have nothing to show yet. */
  emptyPages: string[];
  setting: Setting['setting'];
  records: SummarySection[];
  publicUrl: string;
}

/** Returns a summary of the site for language models, in the format of llmstxt.org. */
export function llmsText({ setting, records, emptyPages, publicUrl }: LlmsText): string {
  const name = line(setting.product_name);
  const summary = setting.footer_short_description ?? setting.expertise_description;
  const phoneAndEmail = [setting.phone, setting.email].filter((value) => value !== null).join(', ');
  const pageLink = ({ path, name = '', summary = '' }: PublicPage) => link(publicUrl + path, name, summary);
  const shown = pageList.filter((page) => page.summary && !emptyPages.includes(page.path));
  const [contact, optional] = [shown.filter(({ hasForm }) => hasForm), shown.filter(({ hasForm }) => !hasForm)];
  const sections = [
    ...records.map(({ heading, records }) => ({
      heading,
      links: records.map(({ path, title, summary }) => link(publicUrl + path, title, summary)),
    })),
    { heading: 'Contact', links: [pageLink({ ...pages.contact, summary: phoneAndEmail }), ...contact.map(pageLink)] },
    {
      heading: 'Optional',
      links: [
        ...optional.map(pageLink),
        link(publicUrl + documents.feed, 'Feed', 'The newest posts with their whole text.'),
      ],
    },
  ];
  return [
    `# ${name}`,
    `> ${line(summary ?? `The website of ${setting.product_name}.`)}`,
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
