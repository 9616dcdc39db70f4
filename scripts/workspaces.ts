import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Looks at which workspace imports which: npm links all of them, so that nothing fails where one is not listed. */

export interface Workspace {
  readonly name: string;
  /** Workspaces that its package.json lists. */
  readonly listed: readonly string[];
  /** Workspaces that its sources import. */
  readonly imported: readonly string[];
}

const root = join(import.meta.dirname, '..');
const specifier = /(?:from|import|import\(|resolve\()\s*'(@sgb\/[a-z]+)/g;

export function importedBy(source: string): string[] {
  return [...source.matchAll(specifier)].map(([, name = '']) => name);
}

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

function workspaceIn(folder: string, sources: readonly string[]): Workspace {
  const { name, dependencies, devDependencies } = manifestOf(folder);
  const exclude = (path: string) => /(^|\/)(node_modules|dist)(\/|$)/.test(path);
  const files = globSync(
    sources.map((pattern) => join(folder, pattern)),
    { cwd: root, exclude },
  );
  const imported = files.flatMap((file) => importedBy(readFileSync(join(root, file), 'utf8')));
  return {
    name,
    listed: Object.keys({ ...dependencies, ...devDependencies }).filter((each) => each.startsWith('@sgb/')),
    imported: [...new Set(imported)].filter((each) => each !== name),
  };
}

/** The workspaces that the root's package.json names, and the root itself with what lies beside them. */
export function readWorkspaces(): Workspace[] {
  const folders = globSync(
    (manifestOf('.').workspaces ?? []).map((pattern) => join(pattern, 'package.json')),
    {
      cwd: root,
    },
  ).map((file) => join(file, '..'));
  return [
    workspaceIn('.', ['{bench,e2e,scripts}/**/*.ts', '*.ts']),
    ...folders.map((folder) => workspaceIn(folder, ['**/*.{ts,tsx}'])),
  ];
}

/** What is imported and not listed, and what is listed and not imported, as sentences. */
export function misstated({ name, listed, imported }: Workspace): string[] {
  return [
    ...imported.filter((each) => !listed.includes(each)).map((each) => `${name} imports ${each} and does not list it`),
    ...listed.filter((each) => !imported.includes(each)).map((each) => `${name} lists ${each} and does not import it`),
  ];
}

/** Workspaces that need each other, as 'a > b > a'; type imports and tests count, too. */
export function circlesOf(workspaces: readonly Workspace[]): string[] {
  const needs = new Map(workspaces.map(({ name, imported }) => [name, imported]));
  const walk = (path: readonly string[]): string[] =>
    (needs.get(path.at(-1) ?? '') ?? []).flatMap((next) => {
      if (next === path[0]) return [[...path, next].join(' > ')];
      return path.includes(next) ? [] : walk([...path, next]);
    });
  return workspaces.flatMap(({ name }) => walk([name]));
}
