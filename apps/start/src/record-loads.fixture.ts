import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Loaded before a program and all its processes and threads: writes down every file that any of them loads. */
registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.LOADS_FILE ?? '', `${url}\n`);
    return next(url, context);
  },
});
