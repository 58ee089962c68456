import { about } from '../../content/types/about.ts';
import type { Section } from '../../content/sections/section-kinds.ts';
import { settings } from '../../content/types/settings.ts';
import { type PageParts, readBuiltInRecord } from './pages/page.ts';
import type { PublicContent } from './published.ts';
import { readSections } from './sections.ts';

/** Reads the home page. */
export async function readHome(content: PublicContent): Promise<PageParts | null> {
  const record = await readBuiltInRecord(content, 'home');
  if (!record) return null;
  const { sections, ...head } = record;
  const texts = await readHomeTexts(content);
  return {
    head,
    sections: await readSections(
      content,
      sections.flatMap((section) => withText(section, texts)),
    ),
  };
}

type HomeTexts = Awaited<ReturnType<typeof readHomeTexts>>;

/** Reads the texts of other records that the home page shows. */
async function readHomeTexts(content: PublicContent) {
  const [expertise, teaser] = await Promise.all([
    content.readOne(settings, content.records(settings), ['expertise_heading', 'expertise_description']),
    content.readOne(about, content.records(about), ['short_description']),
  ]);
  return {
    heading: expertise?.expertise_heading ?? null,
    lead: expertise?.expertise_description ?? null,
    teaser: teaser?.short_description ?? null,
  };
}

/**
 * Cards without a heading have that of the settings, and people without a lead that of About. Where there is no heading, cards
 * of which nobody has written more than titles are left out.
 */
function withText(section: Section, { heading, lead, teaser }: HomeTexts): Section | [] {
  if (section.type === 'people') return { ...section, lead: section.lead ?? teaser };
  if (section.type !== 'cards' || section.heading) return section;
  if (!heading && !section.cards.some(({ text, image }) => text || image)) return [];
  return { ...section, heading, lead: section.lead ?? lead };
}
