import { OPEN_ELSEWHERE, sayOfColleagues } from '../../parts/presence.ts';
import { useSignedIn } from '../../parts/signed-in.ts';
import type { PresentAtItem } from './use-item-presence.ts';

/** Says who else has an item open, and who of them is writing. It stays in view. */
export function PresenceLine({ others }: { others: PresentAtItem[] }) {
  const self = useSignedIn();
  const sentences = [
    sayOfColleagues(
      others.filter(({ is_writing }) => is_writing),
      self,
      ['is writing a reply', 'are writing a reply'],
    ),
    sayOfColleagues(
      others.filter(({ is_writing }) => !is_writing),
      self,
      ['is looking at this', 'are looking at this'],
    ),
  ];
  const line = sentences.filter((sentence) => sentence !== null).join(' ');
  return (
    <output className="item-presence" hidden={others.length === 0}>
      {others.length > 0 && (line || OPEN_ELSEWHERE)}
    </output>
  );
}
