import { createContext } from 'react';

/** The nonce of the page that is being rendered; nothing in the browser. */
export const Nonce = createContext<string | undefined>(undefined);
