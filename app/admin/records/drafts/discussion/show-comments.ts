const FORM = 'comment-on-draft';

/** The ids of the form for a comment, and of what is typed there. */
export const commentForm = { form: FORM, text: `${FORM}-text` };

/** Returns the id of a comment in its list. */
export function idOfComment(id: number): string {
  return `comment-${id}`;
}

/** Shows the form for a comment on the words that are selected. */
export function showCommentForm(): void {
  document.getElementById(commentForm.text)?.focus({ preventScroll: true });
  show(commentForm.form);
}

export function showComment(id: number): void {
  document.getElementById(idOfComment(id))?.focus({ preventScroll: true });
  show(idOfComment(id));
}

function show(id: string) {
  document.getElementById(id)?.scrollIntoView({ block: 'center' });
}
