import type { ReactNode } from 'react';
import { UnlistedHead } from '../layout/page-head.tsx';
import { ContactDetails } from './contact/contact-details.tsx';
import { PageIntro } from './page-title.tsx';

/** A page to which a link in an email leads. Beside what it is about stands how to reach the agency. */
export function LinkedPage({
  title,
  lead = null,
  children,
}: {
  title: string;
  lead?: string | null;
  children: ReactNode;
}) {
  return (
    <>
      <UnlistedHead title={title} />
      <PageIntro title={title} lead={lead} />
      <div className="wrap grid gap-x-16 gap-y-12 pb-section lg:grid-cols-[1.7fr_1fr]">
        <div className="border-t border-line-strong pt-6">{children}</div>
        <ContactDetails />
      </div>
    </>
  );
}
