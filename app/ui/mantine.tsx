import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import { TabIcon } from './agency.tsx';
import { readable, theme } from './theme.ts';
// Their order counts: a later one changes what an earlier one says.
import './mantine.css';
import 'react-toastify/ReactToastify.css';
import './toasts.css';

/** Provides theme, color scheme and toasts to the sign-in and admin screens. */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
      cssVariablesResolver={readable}
    >
      <TabIcon />
      {children}
      <ToastContainer autoClose={5000} pauseOnFocusLoss pauseOnHover draggable draggablePercent={80} />
    </MantineProvider>
  );
}

/** The CSP nonce for styles that are created in the browser. */
const styleNonce =
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '');

// Read by the scroll lock of Mantine's dialogs.
Object.assign(globalThis, { __webpack_nonce__: styleNonce });
