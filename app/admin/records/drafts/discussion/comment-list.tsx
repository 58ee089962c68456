import { Anchor, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ContentType } from '../../../../../content/model/content-type.ts';
import type { DraftComment } from '../../../../../server/content/discussion/comments.ts';
import { Ago } from '../../../parts/ago.tsx';
import { useNameOf } from '../../../parts/signed-in.ts';
import { fieldNameAt } from '../../../../../content/model/parts/parts.ts';
import { labelOf } from '../../records.ts';
import { idOfComment } from './show-comments.ts';
import './comments.css';

interface CommentListProps {
  type: ContentType;
  comments: readonly DraftComment[];
  /** Returns what leads to the words of a comment; null where they are gone. Without it, nothing leads anywhere. */
  placeOf?: (comment: DraftComment) => (() => void) | null;
  /** Marks a comment as dealt with, or no longer. */
  onResolve?: (comment: DraftComment) => void;
}

/** What was said about a draft: what is dealt with is folded away. */
export function CommentList({ comments, ...props }: CommentListProps) {
  const resolved = comments.filter(({ resolved_at }) => resolved_at !== null);
  const open = comments.filter(({ resolved_at }) => resolved_at === null);
  return (
    <>
      <Comments comments={open} {...props} />
      {resolved.length > 0 && (
        <details className="resolved-comments">
          <summary>{`Resolved: ${resolved.length}`}</summary>
          <Comments comments={resolved} {...props} />
        </details>
      )}
    </>
  );
}

function Comments({ comments, ...props }: CommentListProps) {
  if (comments.length === 0) return null;
  return (
    <Stack component="ol" className="comments unmarked" gap="sm">
      {comments.map((comment) => (
        <li key={comment.id} id={idOfComment(comment.id)} tabIndex={-1}>
          <CommentItem comment={comment} {...props} />
        </li>
      ))}
    </Stack>
  );
}

function CommentItem({
  type,
  comment,
  placeOf,
  onResolve,
}: Omit<CommentListProps, 'comments'> & { comment: DraftComment }) {
  const { step, text, created_at, resolved_at, resolved_by } = comment;
  return (
    <>
      <Text size="sm">
        <WhoDidWhat comment={comment} />{' '}
        <Text span c="dimmed" size="sm">
          <Ago time={created_at} />
        </Text>
      </Text>
      <About type={type} comment={comment} {...(placeOf && { placeOf })} />
      {text && (
        <Text size="sm" dir="auto" className="plain-text">
          {text}
        </Text>
      )}
      {step === null && (onResolve ?? resolved_at) && (
        <Text size="sm" c="dimmed">
          {resolved_at && (
            <>
              Resolved by {resolved_by} <Ago time={resolved_at} />.{' '}
            </>
          )}
          {onResolve && (
            <Anchor component="button" type="button" size="sm" onClick={() => onResolve(comment)}>
              {resolved_at ? 'Reopen' : 'Resolve'}
            </Anchor>
          )}
        </Text>
      )}
    </>
  );
}

function WhoDidWhat({ comment: { by, by_id, step, to } }: { comment: DraftComment }) {
  const nameOf = useNameOf();
  const name = nameOf(by, by_id);
  const person = (
    <Text span fw={600} dir="auto">
      {name === 'you' ? 'You' : name}
    </Text>
  );
  if (step === 'handed over') return sentence(person, `handed it to ${to ?? 'everybody who publishes'}`);
  if (step === 'handed back') return sentence(person, `handed it back to ${to}`);
  if (step === 'taken back') return sentence(person, 'took it back');
  return by_id === null ? sentence(person, '(by a preview link)') : person;
}

function sentence(person: ReactNode, rest: string) {
  return (
    <>
      {person} {rest}
    </>
  );
}

/** The words that a comment is about, which lead to where they are. */
function About({
  type,
  comment,
  placeOf,
}: Omit<CommentListProps, 'comments' | 'onResolve'> & { comment: DraftComment }) {
  const { field, quote } = comment;
  if (!field && !quote) return null;
  const label = field && labelOf(type, fieldNameAt(type, field));
  const words = quote ? `“${quote}”` : `${label}`;
  const show = placeOf?.(comment);
  return (
    <blockquote className="comment-quote">
      {show ? (
        <Anchor component="button" type="button" size="sm" ta="start" onClick={show}>
          {words}
        </Anchor>
      ) : (
        <Text size="sm">
          {words}
          {show === null && quote && ' These words are gone.'}
        </Text>
      )}
      {quote && label && (
        <Text size="xs" c="dimmed">
          {label}
        </Text>
      )}
    </blockquote>
  );
}
