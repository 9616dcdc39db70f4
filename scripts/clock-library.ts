import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const find = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];

/** The library that shows programs another time: Debian's `libfaketime`, fetched where one is root. */
export function clockLibrary(): string {
  const known = find();
  if (known) return known;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'libfaketime'], { stdio: 'inherit' });
  }
  const installed = find();
  if (!installed) throw new Error('faketime is needed: install the package libfaketime, or run this as root on Debian');
  return installed;
}
