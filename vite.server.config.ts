import { defineConfig } from 'vite';

/**
 * Makes the server, the command line and the libraries that they use into a few files: a thousand small ones take longer to
 * find and read than all else that a start does.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'build/program',
    target: 'esnext',
    rolldownOptions: {
      input: { main: 'server/main.ts', cli: 'server/cli/cli.ts' },
      // As deep as `server/platform/root.ts`.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
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
