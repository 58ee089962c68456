/** The CSP nonce for styles that are created in the browser. */
export const styleNonce =
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '');

// Read by the scroll lock of Mantine's dialogs.
Object.assign(globalThis, { __webpack_nonce__: styleNonce });
