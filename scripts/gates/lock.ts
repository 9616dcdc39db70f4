interface LockEntry {
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly name?: string;
  readonly version?: string;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/** What `npm ci` would install without comparing it with a hash, or from a host that is named. */
export function lockFaults({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle)
    .flatMap(([path, { integrity, resolved }]) => [
      ...(integrity ? [] : [`${path}: no integrity`]),
      ...(resolved ? [`${path}: names a registry`] : []),
    ]);
}
