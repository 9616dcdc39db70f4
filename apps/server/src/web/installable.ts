import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, type InlineConfig } from 'vite';
import { chunksOf, type Manifest } from './built.ts';

/** Part of the build of the shop: what makes it an app that can be installed, and read without a line. */

const paper = '#fbf8f3';

/** Our own mark. Phones cut a maskable one into their shape, so it keeps away from its edges. */
const icons = [
  { name: 'app-192.png', size: 192, mark: 1, purpose: 'any' },
  { name: 'app-512.png', size: 512, mark: 1, purpose: 'any' },
  { name: 'app-maskable-512.png', size: 512, mark: 0.6, purpose: 'maskable' },
  // For iPhones, which take it from the page.
  { name: 'app-180.png', size: 180, mark: 0.75 },
] as const;

async function drawIcon(svg: Buffer, size: number, mark: number): Promise<Buffer> {
  const side = Math.round(size * mark);
  const drawn = await sharp(svg, { density: 1200 }).resize(side, side).png().toBuffer();
  const background = mark === 1 ? { r: 0, g: 0, b: 0, alpha: 0 } : paper;
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}

function manifestOf(version: string): string {
  return JSON.stringify({
    id: '/shop/',
    name: 'SGB, Southern Group Buy',
    short_name: 'SGB',
    description: 'Buy from Chinese wholesale suppliers in rand.',
    start_url: '/shop/',
    scope: '/shop/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    lang: 'en-ZA',
    icons: icons
      .filter((icon) => 'purpose' in icon)
      .map(({ name, size, purpose }) => ({
        src: `/shop/assets/${name}?v=${version}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    shortcuts: [
      { name: 'My orders', url: '/shop/shoporder/2/index' },
      { name: 'My parcels', url: '/shop/deliveryorder/2/index' },
      { name: 'Cart', url: '/shop/shoporder/cart' },
    ],
  });
}

const short = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/** What the page for a lost line needs to start the shop, and what tells of things that wait for the line. */
function shellFiles(manifest: Manifest): string[] {
  const chunks = chunksOf(manifest, [
    'src/app/routes.tsx',
    'src/app/offline/shell.ts',
    '../../packages/ui/src/toast.tsx',
  ]);
  return [...new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))];
}

export async function writeInstallable(options: InlineConfig & { root: string }): Promise<void> {
  const client = join(options.root, 'dist/client');
  const svg = await readFile(join(options.root, 'public/assets/icon.svg'));
  await Promise.all(
    icons.map(async ({ name, size, mark }) => writeFile(join(client, 'assets', name), await drawIcon(svg, size, mark))),
  );
  await writeFile(join(client, 'manifest.webmanifest'), manifestOf(short(svg)));

  const written = await readFile(join(client, '.vite/manifest.json'), 'utf8');
  const precached = [
    { url: '/shop/offline', revision: short(written) },
    { url: '/shop/assets/icon.svg', revision: short(svg) },
    ...shellFiles(JSON.parse(written) as Manifest).map((file) => ({ url: `/shop/${file}`, revision: null })),
  ];
  await build({
    ...options,
    configFile: false,
    publicDir: false,
    define: { precached: JSON.stringify(precached) },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(options.root, 'src/worker/sw.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife', codeSplitting: false },
      },
    },
  });
}
