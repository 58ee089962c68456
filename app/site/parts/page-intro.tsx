import { PageTitle, Standfirst } from './page-title.tsx';

interface PageIntroProps {
  title: string;
  lead?: string | null;
}

/** The top of a page without an opening of its own. */
export function PageIntro({ title, lead }: PageIntroProps) {
  return (
    <div className="wrap page-opening">
      <PageTitle title={title} />
      <Standfirst text={lead} />
    </div>
  );
}
