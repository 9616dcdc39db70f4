import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Loaded before a program and all its processes and threads: writes down every file that any of them loads. */
registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.LOADS_FILE ?? '', `${url}\n`);
    return next(url, context);
  },
});

const { moduleLoadList } = process as unknown as { moduleLoadList: readonly string[] };

/** Node's `fetch` is a part of Node itself, which no hook hears of. */
process.on('exit', () => {
  if (moduleLoadList.some((name) => name.includes('undici')))
    appendFileSync(process.env.LOADS_FILE ?? '', `fetch ${process.argv[1]}\n`);
});
