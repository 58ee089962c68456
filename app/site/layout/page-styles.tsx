import { useContext } from 'react';
import { useMatches } from 'react-router';
import { Nonce } from '../../ui/nonce.ts';
import css from '../styles/site.css?inline';
import { usePictures } from '../pictures/pictures.ts';

/** The styles that a page carries with it, so that it waits for no other file; its policy names them by their hash. */
export function PageStyles() {
  const nonce = useContext(Nonce);
  const pictures = usePictures();
  const isOfTheSite = useMatches().some(({ id }) => id === 'site');
  // The browser has them with the page, and need not fetch them again with its script.
  const styles = import.meta.env.SSR && isOfTheSite ? css : '';
  const html = { __html: styles + placeholders(pictures) };
  return html.__html && <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/** A blurred picture behind each picture of the page until it is there. */
function placeholders(pictures: ReturnType<typeof usePictures>) {
  const rules = Object.entries(pictures).map(
    ([path, { placeholder }]) => placeholder && `img[src="${path}"]{background:url(${placeholder})50%/cover}`,
  );
  return rules.filter(Boolean).join('');
}
