import { RichText } from './rich-text.tsx';
import { Blocks } from '../pictures/blocks.tsx';

interface PageIntroProps {
  title: string;
  lead?: string | null;
  text?: string | null;
}

/** The top of a page, with its h1. */
export function PageIntro({ title, lead, text }: PageIntroProps) {
  return (
    <div className="overflow-hidden bg-tint">
      <div className="wrap relative pt-opening pb-[calc(var(--spacing-opening)+2.5rem)]">
        <div className={text ? 'grid gap-x-16 gap-y-6 lg:grid-cols-2' : 'grid gap-6'}>
          <h1 dir="auto" className="max-w-[12em] text-2xl">
            {title}
          </h1>
          {(lead || text) && (
            <div className="grid gap-6">
              {lead && (
                <p dir="auto" className="max-w-text text-lg leading-snug text-muted">
                  {lead}
                </p>
              )}
              {text && <RichText html={text} />}
            </div>
          )}
        </div>
        <Blocks className="not-printed absolute end-0 bottom-0 w-[clamp(7rem,14vw,13rem)]" />
      </div>
    </div>
  );
}
