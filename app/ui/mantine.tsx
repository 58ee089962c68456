import './mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { TabIcon } from './agency.tsx';
import { styleNonce } from './style-nonce.ts';
import { readable, theme } from './theme.ts';

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
