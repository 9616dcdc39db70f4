interface Runs {
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: string | readonly string[];
}

interface LockEntry extends Runs {
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly version?: string;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

const listOf = (names: Runs['os'] = []): readonly string[] => [names].flat();

/** As npm reads these lists: nothing means everything, and `!win32` means all but that. */
function mayBe(listed: Runs['os'], name: string): boolean {
  const names = listOf(listed);
  return !names.includes(`!${name}`) && (names.includes(name) || names.every((other) => other.startsWith('!')));
}

const runsOn = (entry: LockEntry, claimed: Runs): boolean =>
  (['os', 'cpu', 'libc'] as const).every((key) => listOf(claimed[key]).some((name) => mayBe(entry[key], name)));

/** What `npm ci` would install on a platform that we claim without comparing it with a hash, or from a host that is named. */
export function lockFaults({ packages }: Lock, claimed: Runs): string[] {
  return Object.entries(packages)
    .filter(([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle)
    .flatMap(([path, entry]) => [
      ...(!entry.integrity && runsOn(entry, claimed) ? [`${path}: no integrity`] : []),
      ...(entry.resolved ? [`${path}: names a registry`] : []),
    ]);
}
