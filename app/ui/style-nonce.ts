/** What styles that are made in the browser carry, so that the page's policy lets them in. */
export const styleNonce =
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '');

// The scroll lock of dialogs looks here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce });
