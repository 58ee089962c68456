const PATIENCE = 3_000; // ms

/** Focuses the input of a field, such as `sections.2.title`, as soon as it is there: editors load, cards open. */
export function focusField(path: string): void {
  const until = performance.now() + PATIENCE;
  requestAnimationFrame(function attempt(now) {
    const input = document.getElementById(`field-${path}`);
    if (input) focusRefused(input);
    else if (now < until) requestAnimationFrame(attempt);
    else focusAround(path);
  });
}

/** Says first that it needs a change, as browsers do, to what may hide it. */
function focusRefused(input: HTMLElement) {
  input.dispatchEvent(new Event('invalid'));
  input.focus();
}

/** An error may be about a part without an input of its own, such as one of several chosen records. */
function focusAround(path: string) {
  const steps = path.split('.').slice(0, -1);
  while (steps.length > 0 && !document.getElementById(`field-${steps.join('.')}`)) steps.pop();
  document.getElementById(`field-${steps.join('.')}`)?.focus();
}
