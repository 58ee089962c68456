import type { ShownSection } from '../../../../server/site/sections.ts';
import { StructuredData } from '../../layout/page-head.tsx';
import { useSite } from '../../layout/site-data.ts';
import { faqPage, offers } from './structured-data.ts';

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
