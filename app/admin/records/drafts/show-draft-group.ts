/** Shows whose draft the form shows and when it will be published. */
export function showDraftGroup() {
  showHeading('draft');
}

/** Shows what was said about the draft. */
export function showComments() {
  showHeading('comments');
}

function showHeading(id: string) {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView({ block: 'nearest' });
}
