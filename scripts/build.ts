import { ensureBuilt } from '@sgb/server/platform/supervisor/build.ts';
import { programs, webApps } from '../apps/start/src/builds.ts';

/** Builds ahead of a start; a start without this builds by itself. `programs` alone is what a worker needs. */
for (const build of process.argv[2] === 'programs' ? [programs] : [programs, ...webApps]) {
  console.log(`${build.name} ${(await ensureBuilt(build)) ? 'built' : 'already built from these sources'}`);
}
