import { IconMessage } from '../../../../ui/icons.ts';
import { isAbout } from '../../form/error-paths.ts';
import { useDiscussion } from './discussion-context.tsx';
import { showComment } from './show-comments.ts';
import './comments.css';

/** Says beside the label of a field how many comments on it are open, and leads to them. */
export function CommentMark({ path, label }: { path: string; label: string }) {
  const discussion = useDiscussion();
  const onField = discussion?.comments.filter(({ id, step, resolved_at }) => {
    const place = discussion.paths.get(id);
    return step === null && resolved_at === null && place && isAbout(place, path);
  });
  const [first] = onField ?? [];
  if (!onField || !first) return null;
  const count = onField.length === 1 ? '1 comment' : `${onField.length} comments`;
  return (
    <button
      type="button"
      className="comment-mark unstyled"
      aria-label={`${count} on ${label}`}
      title={count}
      onClick={() => showComment(first.id)}
    >
      <IconMessage size={16} stroke={1.75} aria-hidden />
      {onField.length}
    </button>
  );
}
