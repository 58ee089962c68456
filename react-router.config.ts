import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  routeDiscovery: { mode: 'initial' },
  // A screen comes in one file with its loader: small files cost a slow browser more than they save.
  splitRouteModules: false,
} satisfies Config;
