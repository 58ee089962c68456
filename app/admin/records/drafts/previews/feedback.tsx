import { callApi } from '../../../parts/api.ts';
import { useLastLoaded } from '../../../parts/use-loaded.ts';
import type { SavedDraft } from '../drafts.ts';
import { LinkComments } from './link-comments.tsx';
import { LinkDecision } from './link-decision.tsx';
import type { PreviewLink } from './preview-links.ts';

/** The comments of people with a link to a draft. */
export function Feedback({ draft: { id, version } }: { draft: SavedDraft }) {
  const links = useLastLoaded(`${id} ${version}`, () => readAnswered(id));
  return links?.map((link) => (
    <div key={link.id}>
      <LinkDecision link={link} />
      {link.comments > 0 && <LinkComments link={link} />}
    </div>
  ));
}

async function readAnswered(draftId: number): Promise<PreviewLink[]> {
  const answer = await callApi<{ data: PreviewLink[] }>('GET', `/drafts/${draftId}/links`);
  if (!answer.ok) return [];
  return answer.body.data.filter(({ published, decision, comments }) => !published && (decision || comments > 0));
}
