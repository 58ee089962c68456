import { isBuilt } from '../../bin/build.mjs';

/** Warns when tests run against pages or a server built from other sources. */
export default function warnOfStaleBuild() {
  if (!isBuilt()) console.warn('The build is older than the sources. Run "npm run build", or "npm test -- FILE".');
}
