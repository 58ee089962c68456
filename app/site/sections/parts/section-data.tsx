import type { ShownSection } from '../../../../server/site/sections.ts';
import { StructuredData } from '../../layout/page-head.tsx';
import { type SiteData, useSite } from '../../layout/site-data.ts';
import { agency } from '../../layout/structured-data.ts';

type Question = ShownSection<'faq'>['questions'][number];
type Plan = ShownSection<'prices'>['plans'][number];

/** What search engines read of questions and prices, wherever they stand on a page. */
export function SectionData({ sections }: { sections: ShownSection[] }) {
  const site = useSite();
  const questions = sections.flatMap((section) => (section.type === 'faq' ? section.questions : []));
  const plans = sections.flatMap((section) => (section.type === 'prices' ? section.plans : []));
  return (
    <>
      {questions.length > 0 && <StructuredData data={faqPage(questions)} />}
      {plans.length > 0 && <StructuredData data={offers(site, plans)} />}
    </>
  );
}

/** The questions and answers of a page. */
function faqPage(questions: Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  };
}

function offers(site: SiteData, plans: Plan[]) {
  return {
    '@type': 'OfferCatalog',
    itemListElement: plans.map(({ name, price, per }) => ({
      '@type': 'Offer',
      name,
      description: [price, per].filter(Boolean).join(' '),
      ...amountOf(price),
      offeredBy: agency(site),
    })),
  };
}

const CURRENCIES: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP' };

/** Reads "€2,400" or "2.400 EUR"; a price with other words, such as "from €2,400", is none to compute with. */
function amountOf(price: string) {
  const parts = /^([€$£]|[A-Z]{3})?\s*(\d[\d.,' ]*)\s*([€$£]|[A-Z]{3})?$/.exec(price.trim());
  const currency = parts?.[1] ?? parts?.[3];
  if (!parts?.[2] || !currency) return {};
  const [, units = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(parts[2].trim()) ?? [];
  const amount = units.replace(/\D/g, '') + (cents && `.${cents}`);
  return { price: amount, priceCurrency: CURRENCIES[currency] ?? currency };
}
