import { join } from 'node:path';
import { build } from 'vite';
import { shopFolder } from './built.ts';
import { compressFiles } from './compress-files.ts';
import { writeInstallable } from './installable.ts';

/** Run as a program by build.ts: makes the browser's and the server's bundle of the shop. */

const options = { root: shopFolder, configFile: join(shopFolder, 'vite.config.ts'), logLevel: 'warn' as const };
await build({ ...options, mode: 'production' });
await build({ ...options, mode: 'production', build: { ssr: true } });
await writeInstallable(options);
await compressFiles(join(shopFolder, 'dist/client/assets'));
