import { ensureBuilt } from '@sgb/server/platform/supervisor/build.ts';
import { failureText } from '@sgb/server/platform/supervisor/fail.ts';
import { database, programs, webApps } from '../apps/start/src/builds.ts';

/**
 * Builds ahead of a start, which then has nothing to build. `programs` alone is what a worker needs; `installed` is for
 * npm, which must not fail for it: a start builds what is missing.
 */
const [wanted] = process.argv.slice(2);

try {
  for (const build of wanted === 'programs' ? [programs] : [programs, ...webApps, database]) {
    console.log(`${build.name} ${(await ensureBuilt(build)) ? 'built' : 'already built from these sources'}`);
  }
} catch (error) {
  console.error(failureText(error));
  process.exit(wanted === 'installed' ? 0 : 1);
}
