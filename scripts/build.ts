import { ensureBuilt } from '@sgb/server/web/build.ts';

/** Builds the web apps ahead of a start; a start without this builds them itself. */
console.log((await ensureBuilt()) ? 'web apps built' : 'web apps are already built from these sources');
