import { join } from 'node:path';
import { build } from 'vite';
import { compressFiles } from './compress-files.ts';
import { consoleFolder } from './console.ts';

/** Run as a program by build.ts: makes the browser's bundle of the staff console. */
const configFile = join(consoleFolder, 'vite.config.ts');
await build({ root: consoleFolder, configFile, logLevel: 'warn', mode: 'production' });
await compressFiles(join(consoleFolder, 'dist/assets'));
