import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Fonts stay files: the two that every page preloads must not hide in the style sheet.
  build: { assetsInlineLimit: 0, target: 'es2023' },
});
