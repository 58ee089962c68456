import { use } from 'react';
import { Scripts } from 'react-router';
import { Nonce } from './ui/nonce.ts';

/** Browsers do not run scripts of an unknown type. */
const DEFERRED_TYPE = 'text/x-deferred';

/** The client scripts of a page, loaded on the first use of its form, which works without them. */
export function DeferredScripts() {
  return (
    <>
      <Scripts />
      <script nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: loader }} />
    </>
  );
}

/** Disables the entry script and the module preloads of a rendered page that has `DeferredScripts`. */
export function deferScripts(html: string, nonce: string): string {
  if (!html.includes(loader)) return html;
  return html
    .replaceAll(/<link rel="modulepreload"[^<>]*>/g, '')
    .replace(`<script nonce="${nonce}" type="module" async="">`, `<script nonce="${nonce}" type="${DEFERRED_TYPE}">`);
}

// A form submitted before hydration is sent by the browser itself, and only once. So is one of a page that the browser has
// translated: React would not recognise the page, and would replace it with all that was typed.
const loader = `(() => {
  const deferred = document.querySelector('script[type="${DEFERRED_TYPE}"]');
  const form = document.forms[0];
  if (!deferred || !form) return;
  let isTranslated = false;
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '';
  const observer = new MutationObserver((records) => {
    isTranslated ||= records.some(({ type, removedNodes }) => type === 'characterData' || [...removedNodes].some(isText));
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const events = ['focusin', 'pointerdown', 'keydown', 'input'];
  const load = () => {
    for (const event of events) form.removeEventListener(event, load);
    observer.disconnect();
    if (isTranslated) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = deferred.textContent;
    deferred.replaceWith(script);
  };
  for (const event of events) form.addEventListener(event, load);
  let isSubmitting = false;
  addEventListener('submit', (event) => isSubmitting && event.preventDefault(), true);
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    isSubmitting = true;
    setTimeout(() => (isSubmitting = false), 5000);
  });
  addEventListener('pageshow', () => (isSubmitting = false));
})()`;
