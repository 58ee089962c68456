import { tagDeclarations } from '../../../content/tags/declarations.ts';
import type { Tag } from '../../../content/tags/tags.ts';
import { CONSENT_ID } from './consent-id.ts';

/** Returns the script of the bar for some tags: it asks, remembers the answer, and loads those that were agreed to. */
export function consentScript(tags: readonly Tag[]): string {
  const loaders = tags.map(({ provider }) => `${provider}: ${tagDeclarations[provider].load}`);
  return script.replace(LOADERS, () => loaders.join(',\n'));
}

const LOADERS = '/* loaders */';

// The response is the same for everybody, so that it can be cached: the browser decides. Where nothing can be remembered, nobody
// is asked. A page that is prerendered may never be seen.
const script = `(() => {
  const bar = document.currentScript.parentElement;
  const { tags, cookies } = JSON.parse(bar.dataset.tags);
  const names = tags.map(({ name }) => name);
  let stored;
  try {
    stored = localStorage.getItem('tag-consent');
  } catch {
    return;
  }
  let answer = { accepted: false, names: [] };
  try {
    answer = { ...answer, ...JSON.parse(stored) };
  } catch {}
  const loaders = {
${LOADERS}
  };
  const add = (src, data) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    Object.assign(script.dataset, data);
    document.head.append(script);
  };
  const loaded = new Set();
  const load = () => {
    for (const tag of tags) {
      if (!answer.accepted || !answer.names.includes(tag.name) || loaded.has(tag)) continue;
      loaded.add(tag);
      loaders[tag.provider]({ ...tag, add });
    }
  };
  const removeCookies = () => {
    const parts = location.hostname.split('.');
    const domains = ['', ...parts.map((_, index) => '; domain=' + parts.slice(index).join('.'))];
    for (const cookie of document.cookie.split('; ')) {
      const [name] = cookie.split('=');
      if (!cookies.some((start) => name.startsWith(start))) continue;
      for (const domain of domains) document.cookie = name + '=; path=/; max-age=0' + domain;
    }
  };
  const stateNow = () => {
    if (answer.names.length === 0) return navigator.globalPrivacyControl ? 'declinedByBrowser' : '';
    return answer.accepted ? 'accepted' : 'declined';
  };
  let link;
  for (const button of bar.querySelectorAll('button'))
    button.addEventListener('click', () => {
      answer = { accepted: button.value === 'accepted', names };
      bar.hidden = true;
      link?.focus();
      try {
        localStorage.setItem('tag-consent', JSON.stringify(answer));
      } catch {} // Full: the answer counts for this page.
      load();
      if (answer.accepted) return;
      removeCookies();
      if (loaded.size > 0) location.reload();
    });
  document.addEventListener('click', (event) => {
    const opened = event.target.closest('a[href="#${CONSENT_ID}"]');
    if (!opened) return;
    event.preventDefault();
    link = opened;
    for (const text of bar.querySelectorAll('[data-state]')) text.hidden = text.dataset.state !== stateNow();
    bar.hidden = false;
    bar.focus();
  });
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--consent', bar.offsetHeight + 'px');
  }).observe(bar);
  bar.dataset.ready = '';
  bar.hidden = navigator.globalPrivacyControl || names.every((name) => answer.names.includes(name));
  if (document.prerendering) document.addEventListener('prerenderingchange', load, { once: true });
  else load();
})()`;
