import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // Fonts stay files: the two that every page preloads must not hide in the style sheet.
  build: { assetsInlineLimit: 0, target: 'es2023' },
  // What only screens need is built into the server's pages: they start faster, and its style sheets are none of Node's.
  ...(command === 'build' && { ssr: { noExternal: [/^@mantine\//, /^@tabler\//, 'react-toastify'] } }),
}));
