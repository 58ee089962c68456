import { displaySize } from './display-size.ts';

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
