import { usePage } from '../layout/addresses.ts';
import { FallenArtwork } from '../pictures/artwork/groups.tsx';

/** Shown in place of an empty list. */
export function EmptyState({ text }: { text: string }) {
  const contact = usePage('contact');
  return (
    <div className="flex flex-col items-center rounded-panel border border-line bg-surface px-panel py-opening text-center">
      <FallenArtwork className="w-48" />
      <p className="mt-8 text-lg">{text}</p>
      {contact && (
        <a href={contact.path} className="onward mt-2">
          {contact.name}
        </a>
      )}
    </div>
  );
}
