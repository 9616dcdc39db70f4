import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { parseAst } from 'vite';
import { partStyles } from './part-styles.ts';
import { differences } from './same-styles.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** All that a script may name a class with: its texts, word by word. Variables are named within others. */
function namesIn(code: string): Set<string> {
  const names = new Set<string>();
  const note = (text: string) => {
    for (const word of text.split(/\s+/)) names.add(word);
    for (const variable of text.match(/--[\w-]+/g) ?? []) names.add(variable);
  };
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { readonly type?: unknown; readonly value?: unknown };
    if (type === 'Literal' && typeof value === 'string') note(value);
    else if (type === 'TemplateElement') note((value as { readonly cooked?: string | null }).cooked ?? '');
    else for (const child of Object.values(node)) look(child);
  };
  look(parseAst(code));
  return names;
}

/** The same of a file with its own styles, which may use variables of ours. */
function namesOf(bundle: Bundle, chunk: Chunk): Set<string> {
  const names = namesIn(chunk.code);
  for (const file of chunk.viteMetadata?.importedCss ?? []) {
    const styles = bundle[file];
    const used = styles?.type === 'asset' ? String(styles.source).match(/--[\w-]+/g) : null;
    for (const variable of used ?? []) names.add(variable);
  }
  return names;
}

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');

function chunkOf(bundle: Bundle, source: string): Chunk {
  const found = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
  if (!found) throw new Error(`no file begins with ${source}`);
  return found;
}

/** Some chunks, and what they import beyond others. */
function withImports(bundle: Bundle, chunks: readonly Chunk[], without: ReadonlySet<Chunk> = new Set()): Set<Chunk> {
  const found = new Set(chunks);
  for (const { imports } of found) {
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk' && !without.has(imported)) found.add(imported);
    }
  }
  return found;
}

/**
 * The files that ask for the rest when they are loaded: pages, the table of them, and what is loaded where it may not be there
 * yet. What is loaded by those alone need not ask again.
 */
function whichAsk(bundle: Bundle, table: Chunk, ofFirst: Set<Chunk>, naming: ReadonlySet<Chunk>): Set<Chunk> {
  const all = chunksOf(bundle);
  const loaded = new Set(all.flatMap(({ dynamicImports }) => dynamicImports).map((name) => bundle[name]));
  const parts = new Map(
    all.filter((chunk) => loaded.has(chunk)).map((chunk) => [chunk, withImports(bundle, [chunk], ofFirst)]),
  );
  const inNeed = [...parts].filter(([, files]) => [...files].some((one) => naming.has(one))).map(([part]) => part);
  const asking = new Set([table, ...inNeed.filter(({ fileName }) => table.dynamicImports.includes(fileName))]);
  const isThere = new Set(asking);
  const isThereFor = ({ fileName }: Chunk) =>
    all
      .filter(({ dynamicImports }) => dynamicImports.includes(fileName))
      .every((by) => !ofFirst.has(by) && [...parts].every(([part, files]) => !files.has(by) || isThere.has(part)));
  for (let known = -1; known < isThere.size; ) {
    known = isThere.size;
    for (const part of inNeed) if (!isThere.has(part) && isThereFor(part)) isThere.add(part);
  }
  for (const part of inNeed) if (!isThere.has(part)) asking.add(part);
  return asking;
}

interface Files {
  /** What loads first, with what it imports. */
  readonly entry: string;
  /** What the first page shows by itself. */
  readonly shown: readonly string[];
  /** What is loaded before another page is shown. */
  readonly leaving: string;
}

/**
 * Gives the first page a stylesheet of its own: what its files name. All other rules are a second one that belongs to whatever
 * names one of them, so that Vite loads it before such a part, and the server links it in such a page (docs/decisions/0155).
 */
export function twoStyles({ entry, shown, leaving }: Files): Plugin[] {
  let digest = '';
  let entryChunk: Rolldown.RenderedChunk | undefined;
  let first = '';
  const parting: Plugin = {
    name: 'two-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const hash = createHash('sha256');
      for (const id of [...this.getModuleIds()].sort()) hash.update(this.getModuleInfo(id)?.code ?? '');
      digest = hash.digest('hex');
    },
    renderChunk(_code, chunk) {
      if (chunk.isEntry) entryChunk = chunk;
    },
    /** What loads a part names its styles, whose name is not known yet when the chunk gets its own. */
    augmentChunkHash(chunk) {
      if (chunk.dynamicImports.length > 0) return [digest, ...(entryChunk?.viteMetadata?.importedCss ?? [])].join();
    },
    generateBundle(_options, bundle) {
      const main = chunkOf(bundle, entry);
      const ofFirst = withImports(bundle, [main, ...shown.map((source) => chunkOf(bundle, source))]);
      const styles = main.viteMetadata?.importedCss ?? new Set<string>();
      const [name = '', ...others] = styles;
      const whole = bundle[name];
      if (whole?.type !== 'asset' || others.length > 0) throw new Error('the entry has not one stylesheet');
      const named = new Set([...ofFirst].flatMap(({ code }) => [...namesIn(code)]));
      const parted = partStyles(String(whole.source), (one) => named.has(one));
      for (const problem of differences(String(whole.source), parted))
        this.error(`two styles are not as one: ${problem}`);
      const emit = (as: string, source: string) => this.getFileName(this.emitFile({ type: 'asset', name: as, source }));
      delete bundle[name];
      styles.delete(name);
      first = emit('first.css', parted.first);
      const rest = emit('rest.css', parted.rest);
      const naming = chunksOf(bundle).filter(
        (chunk) => !ofFirst.has(chunk) && [...namesOf(bundle, chunk)].some((one) => parted.namesOfRest.has(one)),
      );
      for (const chunk of whichAsk(bundle, chunkOf(bundle, leaving), ofFirst, new Set(naming))) {
        chunk.viteMetadata?.importedCss.add(rest);
      }
    },
  };
  /** Every document has the first: whatever is loaded later need not name it, but the server has to know it. */
  const telling: Plugin = {
    name: 'two-styles-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = bundle['.vite/manifest.json'];
        if (manifest?.type !== 'asset') throw new Error('the build has no manifest');
        const files = JSON.parse(String(manifest.source)) as Record<string, { css?: string[] }>;
        files[entry] = { ...files[entry], css: [first] };
        manifest.source = JSON.stringify(files, undefined, 2);
      },
    },
  };
  return [parting, telling];
}
