import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const packages = [
  'patroni',
  'python3-etcd',
  'etcd-server',
  'etcd-client',
  'haproxy',
  'pgbackrest',
  'varnish',
  'postgresql-15',
  'iproute2',
  'openssl',
] as const;

/** Why a rehearsal cannot run here, in a sentence; undefined: it can. */
export function whyNotHere({
  root,
  release,
}: {
  readonly root: boolean;
  readonly release: string;
}): string | undefined {
  if (!/^ID=debian$/m.test(release))
    return 'The rehearsal of a cluster needs Debian: it is made of Debian packages (patroni, etcd-server, haproxy, pgbackrest, varnish).';
  if (!root)
    return 'The rehearsal of a cluster needs root: each of its hosts is a network namespace. Run it with sudo.';
  return undefined;
}

const installed = (name: string) =>
  existsSync(`/var/lib/dpkg/info/${name}.list`) || existsSync(`/var/lib/dpkg/info/${name}:any.list`);

/** Installs what is missing, and says so; services of packages are not started, our hosts have their own. */
export function installPackages(log: (line: string) => void): void {
  const missing = packages.filter((name) => !installed(name));
  if (missing.length === 0) return;
  log(`installing the Debian packages ${missing.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...missing]])
    execFileSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

export function here() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return { root: process.getuid?.() === 0, release };
}
