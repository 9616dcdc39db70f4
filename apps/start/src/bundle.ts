import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

/** Run as a program by a start: puts the sources of each program together (decision 51). */

const sources = import.meta.dirname;
const root = join(sources, '../../..');
const outDir = join(sources, '../dist');
const programs = ['helper', 'main', 'prepare', 'serve', 'worker'];

/** Files that lie beside their source are found from there, wherever the bundle is. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import.meta.')) return undefined;
    const file = relative(outDir, id);
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(file)}`)})`)
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(file)}, import.meta.url).href`);
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

await build({
  root: sources,
  configFile: false,
  logLevel: 'warn',
  plugins: [placesOfSources, listOfSources],
  // Of packages only the one whose hundreds of files take longest to find.
  ssr: { noExternal: [/^@sgb\//, 'drizzle-orm'] },
  build: {
    ssr: true,
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
