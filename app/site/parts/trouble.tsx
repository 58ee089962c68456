import { UnlistedHead } from './page-head.tsx';

/** The page in place of one that could not be shown. */
export function Trouble({ status }: { status: number }) {
  const { title, text } = explain(status);
  return (
    <div className="wrap py-section text-center">
      <UnlistedHead title={title} />
      <p className="font-display text-3xl font-bold text-brand">{status}</p>
      <h1 className="mt-4 text-2xl">{title}</h1>
      <p className="mx-auto mt-4 max-w-text text-muted">{text}</p>
      <a href="/" className="button mt-8">
        Go Back To Home!
      </a>
    </div>
  );
}

function explain(status: number) {
  if (status === 404) return { title: 'Page Not Found', text: 'The address may be old, or mistyped.' };
  if (status === 413) return { title: 'This Is Too Much', text: 'What was sent is larger than this page takes.' };
  if (status < 500) return { title: 'This Cannot Be Done Here', text: 'The request does not fit this page.' };
  return {
    title: 'Something Went Wrong',
    text: 'It is our fault, and it has been noted. Please try again in a minute.',
  };
}
