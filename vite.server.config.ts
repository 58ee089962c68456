import { defineConfig } from 'vite';

/**
 * Makes the server and the libraries that it uses into a few files: a thousand small ones take longer to find and read
 * than all else that a start does.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'build/program',
    target: 'esnext',
    rolldownOptions: {
      // As deep as `server/platform/root.ts`.
      output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
      // Only a first start needs it.
      external: [/\/seed\//],
      makeAbsoluteExternalsRelative: false,
    },
  },
  ssr: {
    noExternal: true,
    external: [
      // They find binaries and files beside themselves.
      'sharp',
      '@fastify/swagger-ui',
      // Only while one develops.
      'vite',
      // Not installed: pg tries it.
      'pg-native',
    ],
  },
});
