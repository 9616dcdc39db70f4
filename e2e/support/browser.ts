import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { LaunchOptions } from '@playwright/test';

/**
 * npm brings a Chromium for x64 Linux and for nothing else; another processor takes the Chromium of its system.
 * https://github.com/Sparticuz/chromium/issues/491
 */
const cameWithNpm = process.platform === 'linux' && process.arch === 'x64';

/**
 * The browser that came with npm, or its fonts alone. Its package unpacks into the temp folder without regard for a
 * second process that does the same, and leaves its own NSS libraries packed unless it believes to be on Amazon's Linux.
 * So we unpack all of it ourselves, into a folder that gets its final name only when it is complete.
 */
const packageFolder = dirname(findPackageJSON('@sparticuz/chromium', import.meta.url) ?? '');
const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
const place = join(tmpdir(), `sgb-chromium-${version}-${userInfo().username}`);

const fontConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${place}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${place}/font-cache</cachedir>
</fontconfig>
`;

const args = [
  // Containers run tests as root, and there Chromium's own sandbox does not start.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  '--font-render-hinting=none',
  // The tests see this machine and nothing else: what lies outside fails at once instead of when the network likes.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

function systemBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** What its processes share lies in memory where there is room, and in files of the temp folder elsewhere: Docker gives 64 MB. */
function sharedMemory(): Pick<LaunchOptions, 'ignoreDefaultArgs'> {
  const { bavail = 0, bsize = 0 } = existsSync('/dev/shm') ? statfsSync('/dev/shm') : {};
  return bavail * bsize > 2 ** 30 ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {};
}

export function launchOptions(): LaunchOptions {
  const own = process.env.CHROMIUM_PATH;
  if (own) return { executablePath: own, args };
  const env = { ...(process.env as Record<string, string>), FONTCONFIG_FILE: join(place, 'fonts.conf') };
  const common = { ...sharedMemory(), args };
  // Before `ensureBrowser` has been called the path may lead nowhere yet: there Debian puts it.
  if (!cameWithNpm) return { ...common, executablePath: systemBrowser() ?? '/usr/bin/chromium-headless-shell', env };
  const libraries = [join(place, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return { ...common, executablePath: join(place, 'chromium'), env: { ...env, LD_LIBRARY_PATH: libraries } };
}

/** The package writes wherever `os.tmpdir()` points, which is read from the environment at each call. */
async function inTempFolder(folder: string, work: () => Promise<unknown>): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** In a container, where one is root and nobody else lives, the browser is fetched as everything else is. */
async function ensureSystemBrowser(): Promise<void> {
  if (systemBrowser()) return;
  if (userInfo().uid === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write(`npm has no Chromium for ${process.arch}: installing Debian's\n`);
    const aptGet = (...words: string[]) =>
      promisify(execFile)('apt-get', ['-q', '-y', ...words], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        maxBuffer: 64 * 1024 * 1024,
      });
    await aptGet('update');
    await aptGet('install', '--no-install-recommends', 'chromium-headless-shell');
    if (systemBrowser()) return;
  }
  throw new Error(
    `npm has no Chromium for ${process.platform} on ${process.arch}: install your system's (on Debian \`sudo apt install chromium-headless-shell\`), or name one in CHROMIUM_PATH`,
  );
}

/**
 * Makes sure that `launchOptions` names a browser that is there. Safe to call from several processes at once, but for
 * the installation of a system's browser, which only one can do.
 */
export async function ensureBrowser(): Promise<void> {
  if (process.env.CHROMIUM_PATH) return;
  if (!cameWithNpm) await ensureSystemBrowser();
  if (existsSync(place)) return;
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const staging = await mkdtemp(`${place}-`);
  try {
    await inTempFolder(staging, async () => {
      if (cameWithNpm) {
        await chromium.executablePath();
        await inflate(join(packageFolder, 'bin/al2023.tar.br'));
      } else {
        await inflate(join(packageFolder, 'bin/fonts.tar.br'));
      }
    });
    await writeFile(join(staging, 'fonts.conf'), fontConfig);
    await mkdir(join(staging, 'font-cache'));
    await rename(staging, place);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Somebody else finished first: the folder is complete, only not ours.
    if (!existsSync(place)) throw error;
  }
}
