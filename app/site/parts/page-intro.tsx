import { RichText } from './rich-text.tsx';

interface PageIntroProps {
  title: string;
  lead?: string | null;
  text?: string | null;
}

/** The opening of a page: its one h1, a lead, a text. */
export function PageIntro({ title, lead, text }: PageIntroProps) {
  return (
    <div className="border-b border-line bg-tint">
      <div className="wrap py-[clamp(3rem,2rem+5vw,6rem)]">
        <h1 className="max-w-[18ch] text-2xl">{title}</h1>
        {lead && <p className="mt-6 max-w-text text-lg text-muted">{lead}</p>}
        {text && <RichText html={text} className="mt-6" />}
      </div>
    </div>
  );
}
