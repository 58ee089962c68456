import { useContext } from 'react';
import { Nonce } from '../../ui/nonce.ts';
import { usePictures } from './pictures.ts';

/** A blurred picture behind each picture of the page until it is there; in one style, which the policy names by its hash. */
export function Placeholders() {
  const nonce = useContext(Nonce);
  const rules = Object.entries(usePictures()).map(
    ([path, { placeholder }]) => placeholder && `img[src="${path}"]{background:url(${placeholder})50%/cover}`,
  );
  const css = rules.filter(Boolean).join('');
  return css && <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
