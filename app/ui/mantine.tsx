import './mantine.css';
import { Badge, createTheme, type CSSVariablesResolver, MantineProvider, Modal, PasswordInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { styleNonce } from './style-nonce.ts';

/** What sign-in and admin screens stand in: theme, light and dark, and toasts. */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
      cssVariablesResolver={readable}
    >
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {children}
      <ToastContainer theme="colored" autoClose={5000} pauseOnFocusLoss pauseOnHover draggable draggablePercent={80} />
    </MantineProvider>
  );
}

const theme = createTheme({
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Inter Variable', system-ui, sans-serif", fontWeight: '650' },
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 8 },
  defaultRadius: 'md',
  components: {
    // “InActive” is written as it is.
    Badge: Badge.extend({ defaultProps: { tt: 'none', variant: 'light' } }),
    PasswordInput: PasswordInput.extend({
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Show what is typed' } },
    }),
    // The dialog is named by its title; a second landmark would only be in the way.
    ModalHeader: Modal.Header.extend({ defaultProps: { role: 'presentation' } }),
  },
});

/** Mantine's own shades of these fall short of a contrast of 4.5. */
const readable: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#5c636a',
    '--mantine-color-placeholder': '#6b7280',
    '--mantine-color-error': '#c92a2a',
  },
  dark: {
    '--mantine-color-dimmed': '#a6adb4',
    '--mantine-color-placeholder': '#9aa1a8',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-anchor': '#91a7ff',
  },
});
