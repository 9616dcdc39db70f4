import { join } from 'node:path';
import { type Build, isBuilt, stampOf } from '@sgb/server/platform/supervisor/stamp.ts';

const root = join(import.meta.dirname, '../../..');
const everywhere = ['packages/contract/src', 'packages/money/src', 'package-lock.json'];

/** What the browser and the server need to show pages of the shop. */
const shop: Build = {
  name: 'shop',
  root,
  sources: [
    'apps/shop/src',
    'apps/shop/public',
    'apps/shop/vite.config.ts',
    'apps/shop/icon-sprite.ts',
    'apps/shop/react-modules.ts',
    'apps/shop/styles',
    'apps/server/src/web/bundle.ts',
    'apps/server/src/web/compress-files.ts',
    'apps/server/src/web/installable.ts',
    'packages/ui/src',
    ...everywhere,
  ],
  folder: join(root, 'apps/shop/dist'),
  program: join(root, 'apps/server/src/web/bundle.ts'),
};

/** The same for the staff console, which has no page that the server makes. */
const staffConsole: Build = {
  name: 'console',
  root,
  sources: [
    'apps/console/src',
    'apps/console/vite.config.ts',
    'apps/server/src/web/bundle-console.ts',
    'apps/server/src/web/compress-files.ts',
    'packages/ui/src',
    ...everywhere,
  ],
  folder: join(root, 'apps/console/dist'),
  program: join(root, 'apps/server/src/web/bundle-console.ts'),
};

export const webApps: readonly Build[] = [shop, staffConsole];

/** The programs of the shop, each with all that it loads in a few files (decision 51). */
export const programs: Build = {
  name: 'programs',
  root,
  sources: ['apps/server/src', 'apps/start/src', 'apps/simulators/src', 'demo', ...everywhere],
  folder: join(root, 'apps/start/dist'),
  program: join(import.meta.dirname, 'bundle.ts'),
};

/** What a new embedded database begins with (decision 153). A start does not build it: it can do without. */
export const database: Build = {
  name: 'database',
  root,
  sources: ['apps/server/src', 'apps/server/migrations', ...everywhere],
  folder: join(root, 'apps/server/dist'),
  program: join(root, 'apps/server/src/pack-database.ts'),
};

/** Its file, where it comes from the sources as they are. */
export async function packedDatabase(): Promise<string | undefined> {
  return (await isBuilt(database, stampOf(database))) ? join(database.folder, 'cluster.tar.zst') : undefined;
}
