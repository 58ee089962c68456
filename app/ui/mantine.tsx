// Imports no component: each screen loads those that it shows.
import {
  MantineProvider,
  type BadgeProps,
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type ModalHeaderProps,
  type ModalProps,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import { TabIcon } from './agency.tsx';
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

const FONT = "'Inter Variable', system-ui, sans-serif";

/** The brand color of the public site, from light to dark. */
const brand: MantineColorsTuple = [
  '#f0effd',
  '#e4e2fb',
  '#c8c5f6',
  '#a9a6ff',
  '#8683ee',
  '#6662e0',
  '#4d48d2',
  '#3530c4',
  '#4a45cf',
  '#28248f',
];

/** The dark theme of the public site, from text to background. */
const dark: MantineColorsTuple = [
  '#e4e6eb',
  '#c3c8d2',
  '#a9b1c0',
  '#7d8696',
  '#3a414e',
  '#2a303b',
  '#1f242d',
  '#14171d',
  '#0e1014',
  '#08090c',
];

const theme = createTheme({
  fontFamily: FONT,
  headings: {
    fontFamily: FONT,
    fontWeight: '650',
    sizes: { h1: { fontSize: '1.75rem', lineHeight: '1.2' }, h3: { fontSize: '1.15rem', lineHeight: '1.3' } },
  },
  colors: { brand, dark },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 8 },
  defaultRadius: 'md',
  respectReducedMotion: true,
  components: {
    // Keeps the spelling of “InActive”.
    Badge: {
      defaultProps: { tt: 'none', variant: 'light' } satisfies BadgeProps,
      styles: { root: { minWidth: 'max-content' } },
    },
    // Its `header` element would be a landmark, which the dialog does not need.
    ModalHeader: { defaultProps: { role: 'presentation' } satisfies ModalHeaderProps },
    Modal: {
      defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } satisfies Partial<ModalProps>,
      styles: { title: { fontSize: '1.1rem', fontWeight: 650, lineHeight: 1.3 } },
    },
  },
});

/** Overrides colors whose contrast in Mantine's theme is below 4.5:1. */
const readable: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#565d64',
    '--mantine-color-placeholder': '#6b7280',
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-teal-light-color': '#055c46',
    '--mantine-color-yellow-light-color': '#7a4a00',
    '--mantine-color-red-filled': '#c92a2a',
    '--mantine-color-red-filled-hover': '#a61e1e',
    '--input-line': '#868e96',
    '--toastify-color-success': '#1f7a3d',
    '--toastify-color-info': '#3530c4',
    '--toastify-color-error': '#c92a2a',
    '--mantine-color-brand-light': '#eceafd',
    '--mantine-color-brand-light-color': '#3530c4',
  },
  dark: {
    '--mantine-color-dimmed': '#a9b1c0',
    '--mantine-color-placeholder': '#9aa1ad',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-anchor': '#a9a6ff',
    '--input-line': '#6b7485',
    '--toastify-color-success': '#69db7c',
    '--toastify-color-info': '#a9a6ff',
    '--toastify-color-error': '#ff8787',
    '--mantine-color-brand-light': '#24234a',
    '--mantine-color-brand-light-hover': '#2d2b5c',
    '--mantine-color-brand-light-color': '#c8c5ff',
    '--mantine-color-red-light-color': '#ffa8a8',
  },
});
