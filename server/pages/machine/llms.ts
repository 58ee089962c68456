import type { Setting } from '../../site/settings.ts';
import type { Summary } from '../../site/summary.ts';

interface Site extends Summary {
  setting: Setting['setting'];
  publicUrl: string;
}

/** Gives what a language model should know of the site, in the format of llmstxt.org. */
export function llmsText({ setting, publicUrl, services, blogs }: Site): string {
  const name = line(setting.product_name);
  const summary = setting.footer_short_description ?? setting.expertise_description;
  const reach = [setting.phone, setting.email].filter((way) => way !== null).join(', ');
  const page = (path: string, title: string, text: string) => link(publicUrl + path, title, text);
  const sections = {
    Services: services.map(({ slug, title, short_description }) => page(`/services/${slug}`, title, short_description)),
    Posts: blogs.map(({ slug, title, short_description }) => page(`/blogs/${slug}`, title, short_description)),
    Contact: [
      page('/contact-us', 'Contact Us', reach),
      page('/meeting', 'Schedule a Meeting', 'Ask for a call at a time that suits you.'),
    ],
    Optional: [
      page('/about-us', 'About Us', 'Who does the work.'),
      page('/our-reviews', 'Our Reviews', 'What clients say.'),
      page('/feed.xml', 'Feed', 'The newest posts with their whole text.'),
    ],
  };
  return [
    `# ${name}`,
    `> ${line(summary ?? `The website of ${setting.product_name}.`)}`,
    ...Object.entries(sections)
      .filter(([, links]) => links.length > 0)
      .map(([title, links]) => `## ${title}\n\n${links.join('\n')}`),
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
