import { use } from 'react';
import { Scripts } from 'react-router';
import { Nonce } from './ui/nonce.ts';

/** A MIME type that no browser runs makes a script a block of data. */
const HELD = 'text/x-held-back';

/** The scripts of a page whose form works without them: they come once someone begins to use it. */
export function ScriptsOnUse() {
  return (
    <>
      <Scripts />
      <script nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  );
}

/** Takes a rendered page and, where its scripts wait, keeps the one that starts the others from running by itself. */
export function heldBack(html: string, nonce: string): string {
  if (!html.includes(starter)) return html;
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(`<script nonce="${nonce}" type="module" async="">`, `<script nonce="${nonce}" type="${HELD}">`);
}

// What is sent before they have come goes the browser's own way, and only once.
const starter = `(() => {
  const held = document.querySelector('script[type="${HELD}"]');
  const form = document.forms[0];
  if (!held || !form) return;
  const uses = ['focusin', 'pointerdown', 'keydown', 'input'];
  const start = () => {
    for (const use of uses) form.removeEventListener(use, start);
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = held.textContent;
    held.replaceWith(script);
  };
  for (const use of uses) form.addEventListener(use, start);
  let isLeaving = false;
  addEventListener('submit', (event) => isLeaving && event.preventDefault(), true);
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    isLeaving = true;
    setTimeout(() => (isLeaving = false), 5000);
  });
  addEventListener('pageshow', () => (isLeaving = false));
})()`;
