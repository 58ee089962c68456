import { createContext } from 'react';

/** The CSP nonce of the page that the server renders; undefined in the browser. */
export const Nonce = createContext<string | undefined>(undefined);
