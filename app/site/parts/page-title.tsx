/** The h1 of a page, the larger the shorter it is. */
export function PageTitle({ title }: { title: string }) {
  return (
    <h1 dir="auto" className={displaySize(title.length)}>
      {title}
    </h1>
  );
}

/** The sentence below a title, where there is one. */
export function Standfirst({ text }: { text: string | null | undefined }) {
  return (
    text && (
      <p dir="auto" className="standfirst">
        {text}
      </p>
    )
  );
}

/** The top of a page without an opening of its own. */
export function PageIntro({ title, lead }: { title: string; lead: string | null }) {
  return (
    <div className="wrap page-opening">
      <PageTitle title={title} />
      <Standfirst text={lead} />
    </div>
  );
}

/** The largest sizes, each with the most characters that it leaves room for. */
const sizes = [
  { upTo: 36, text: 'text-4xl' },
  { upTo: 72, text: 'text-3xl' },
];

/** Returns the size of a text in display type, by its characters. */
export function displaySize(length: number): string {
  return sizes.find(({ upTo }) => length <= upTo)?.text ?? 'text-2xl';
}
