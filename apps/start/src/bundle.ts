import { globSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

/** Run as a program by a start: puts the sources of each program together (decision 51). */

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

const sources = import.meta.dirname;
const root = join(sources, '../../..');
const outDir = join(sources, '../dist');

/**
 * Packages of which a few files are used, or whose hundreds of files take long to find. Nothing else needs them where
 * the shop runs: they are development dependencies, but for zod, which a supervisor that runs from its sources asks for.
 */
const bundled = ['drizzle-orm', 'libphonenumber-js', 'mediabunny', 'zod', /^(@tensorflow\/.*|long|seedrandom)$/];
const programs = ['helper', 'main', 'prepare', 'serve', 'worker'];

const fileOfPackage = /new URL\(\s*'([^']+)',\s*import\.meta\.resolve\('([^']+)'\),?\s*\)/g;
const comingAlong = new Set<string>();

/** Files beside a source are found from there, wherever the bundle is; files of packages come along with it. */
const placesOfFiles: Plugin = {
  name: 'places-of-files',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import.meta.')) return undefined;
    const source = relative(outDir, id);
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(source)}`)})`)
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`)
      .replaceAll(fileOfPackage, (_, path: string, name: string) => {
        const file = join(dirname(createRequire(id).resolve(name)), path);
        comingAlong.add(file);
        return `new URL(${JSON.stringify(basename(file))}, import.meta.url)`;
      });
  },
  generateBundle() {
    for (const file of comingAlong)
      this.emitFile({ type: 'asset', fileName: basename(file), source: readFileSync(file) });
  },
};

/** Says which sources each file was made of. */
const listOfSources: Plugin = {
  name: 'list-of-sources',
  generateBundle(_options, files) {
    const chunks = Object.values(files).filter((file) => file.type === 'chunk');
    const list = chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map((id) => relative(root, id))]);
    this.emitFile({ type: 'asset', fileName: 'sources.json', source: JSON.stringify(Object.fromEntries(list)) });
  },
};

/** What stays outside must be there where only dependencies are installed. */
const outsidePackages: Plugin = {
  name: 'outside-packages',
  generateBundle(_options, files) {
    const manifests = globSync('{apps,packages}/*/package.json', { cwd: root });
    const installed = manifests.flatMap((file) => {
      const { dependencies = {} }: Manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return Object.keys(dependencies);
    });
    // Serves the sources of the web apps in development.
    installed.push('vite');
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      for (const name of [...file.imports, ...file.dynamicImports].filter(
        (each) => !(each in files || isBuiltin(each)),
      )) {
        if (!installed.some((each) => name === each || name.startsWith(`${each}/`)))
          this.error(`${name} is neither bundled nor a dependency of a workspace`);
      }
    }
  },
};

await build({
  root: sources,
  configFile: false,
  logLevel: 'warn',
  plugins: [placesOfFiles, listOfSources, outsidePackages],
  // Asked for by files that were made for CommonJS.
  define: { __dirname: 'import.meta.dirname' },
  ssr: { noExternal: [/^@sgb\//, ...bundled] },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    // For node --enable-source-maps, which takes memory, so that nobody has it who does not ask for it.
    sourcemap: true,
    rollupOptions: {
      input: Object.fromEntries(programs.map((name) => [name, join(sources, `${name}.ts`)])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // A process keeps the text of what it runs, with two bytes for every character if one of them is not ASCII.
        minify: { compress: false, mangle: false, codegen: { asciiOnly: true } },
      },
    },
  },
});
