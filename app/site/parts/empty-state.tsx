import { pages } from '../../../content/addresses.ts';
import { usePageName } from '../layout/page-names.ts';
import { FallenArtwork } from '../pictures/artwork/groups.tsx';

/** Shown in place of an empty list. */
export function EmptyState({ text }: { text: string }) {
  const contactName = usePageName('contact');
  return (
    <div className="flex flex-col items-center rounded-panel border border-line bg-surface px-panel py-opening text-center">
      <FallenArtwork className="w-48" />
      <p className="mt-8 text-lg">{text}</p>
      <a href={pages.contact.path} className="onward mt-2">
        {contactName}
      </a>
    </div>
  );
}
