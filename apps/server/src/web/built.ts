import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets, Render } from './render.ts';
import type { WebApp } from './routes.ts';

export const shopFolder = join(import.meta.dirname, '../../../shop');

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

const entry = 'src/app/entry-client.tsx';
/** The table of all pages: no other page is shown before it is there, with the styles that home does without. */
const table = 'src/app/routes.tsx';

/** The chunks that some need at once, found by following static imports. */
export function followImports(manifest: Manifest, names: readonly string[]): ManifestChunk[] {
  const found = new Map<string, ManifestChunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(name)) return;
    found.set(name, chunk);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...found.values()];
}

/** The same for a page of the shop. */
export const chunksOf = (manifest: Manifest, modules: readonly string[]): ManifestChunk[] =>
  followImports(manifest, [entry, ...modules]);

const stylesIn = (chunks: readonly ManifestChunk[]) => [...new Set(chunks.flatMap(({ css = [] }) => css))];

/** The styles that home does without, until it is left. */
export function stylesOfOthers(manifest: Manifest): string[] {
  const everywhere = stylesIn(chunksOf(manifest, []));
  return stylesIn(chunksOf(manifest, [table])).filter((file) => !everywhere.includes(file));
}

/** The shop as the build left it. Loaded at the first request, not at the start. */
export async function builtWebApp(): Promise<WebApp> {
  const manifest = JSON.parse(await readFile(join(shopFolder, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest;
  const known = new Map<string, Assets>();
  let loading: Promise<{ render: Render }> | undefined;
  return {
    assetFolder: join(shopFolder, 'dist/client/assets'),
    async render() {
      loading ??= import(pathToFileURL(join(shopFolder, 'dist/server/entry-server.js')).href) as Promise<{
        render: Render;
      }>;
      return (await loading).render;
    },
    assetsFor(modules) {
      const key = modules.join();
      const existing = known.get(key);
      if (existing) return existing;
      const chunks = chunksOf(manifest, modules);
      const address = (file: string) => `/shop/${file}`;
      const script = manifest[entry]?.file ?? '';
      const everywhere = followImports(manifest, [entry]).map((chunk) => chunk.file);
      const own = manifest[modules[0] ?? '']?.file;
      const styles = stylesIn(chunks);
      const assets = {
        page: own && address(own),
        styles: styles.map(address),
        laterStyles: stylesOfOthers(manifest)
          .filter((file) => !styles.includes(file))
          .map(address),
        scripts: [address(script)],
        everywhere: everywhere.filter((file) => file !== script).map(address),
        preloads: chunks
          .map((chunk) => chunk.file)
          .filter((file) => !everywhere.includes(file))
          .map(address),
        fonts: chunks
          .flatMap((chunk) => chunk.assets ?? [])
          .filter((file) => file.endsWith('.woff2'))
          .map(address),
      };
      known.set(key, assets);
      return assets;
    },
  };
}
