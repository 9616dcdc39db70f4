/** The hosts of the rehearsal; each is a network namespace of its own. */
type HostKind = 'database' | 'balancer' | 'shop' | 'jobs' | 'store' | 'outside';

export interface Host {
  readonly name: string;
  readonly kind: HostKind;
  readonly address: string;
}

/** The namespace of a host. */
export const spaceOf = (name: string) => `sgb-${name}`;

export const network = '10.77.0.0/24';

function hostsOf(kind: HostKind, names: readonly string[], first: number): Host[] {
  return names.map((name, place) => ({ name, kind, address: `10.77.0.${first + place}` }));
}

export const databases = hostsOf('database', ['db1', 'db2', 'db3'], 11);
export const shops = hostsOf('shop', ['shop1', 'shop2', 'shop3'], 31);
const [balancer, jobs, store, outside] = [
  ...hostsOf('balancer', ['balancer'], 20),
  ...hostsOf('jobs', ['jobs'], 40),
  ...hostsOf('store', ['store'], 50),
  ...hostsOf('outside', ['outside'], 60),
] as [Host, Host, Host, Host];

export { balancer, jobs, outside, store };

export const hosts: readonly Host[] = [...databases, balancer, ...shops, jobs, store, outside];

/** Of what is opened here and lives as long as the rehearsal. */
export interface Secrets {
  readonly superuser: string;
  readonly replication: string;
  readonly rewind: string;
  readonly shop: string;
  readonly files: string;
  readonly vault: string;
  readonly metrics: string;
}

export const storeConfig = {
  bucket: 'files',
  region: 'af-south-1',
  accessKeyId: 'AKIAREHEARSAL',
  secretAccessKey: 'secret/of+the=rehearsal',
};

export const connections = 200;

export function etcdValues(host: Host, folder: string) {
  const members = databases.map(({ name, address }) => `${name}=http://${address}:2380`).join(',');
  return { name: host.name, address: host.address, folder, members, state: 'new' };
}

export function patroniValues(host: Host, folder: string, secrets: Secrets) {
  return {
    name: host.name,
    address: host.address,
    folder,
    etcd: databases.map(({ address }) => `${address}:2379`).join(','),
    strict: 'false',
    connections: String(connections),
    buffers: '128MB',
    backup: `${folder}/pgbackrest.conf`,
    network,
    superpassword: secrets.superuser,
    replicationpassword: secrets.replication,
    rewindpassword: secrets.rewind,
  };
}

export const guardValues = ({ name, address }: Host, folder: string) => ({ name, address, folder, megabytes: '128' });

export function haproxyValues(folder: string) {
  const lines = (of: readonly Host[], port: number) =>
    of.map(({ name, address }) => `  server ${name} ${address}:${port}`).join('\n');
  return {
    address: balancer.address,
    // The machine itself is not on the network of the hosts; files are shared.
    socketwrite: `\n  bind unix@${folder}/.s.PGSQL.5000 mode 600`,
    socketshop: `\n  bind unix@${folder}/shop.sock mode 600`,
    certificate: `${folder}/shop.pem`,
    publichost: 'shop.rehearsal',
    connections: String(connections),
    databases: lines(databases, 5432),
    shops: lines(shops, 3000),
  };
}

export function shopValues(host: Host, folder: string, secrets: Secrets) {
  return {
    address: host.address,
    publicurl: `http://${balancer.address}`,
    folder,
    password: secrets.shop,
    balancer: balancer.address,
    nodes: String(shops.length + 1),
    workers: '1',
    store: `http://${store.address}:9000`,
    storekey: storeConfig.accessKeyId,
    storesecret: storeConfig.secretAccessKey,
    filessecret: secrets.files,
    keys: `k1:${secrets.vault}`,
    metricstoken: secrets.metrics,
  };
}

/** What stands in an env file, without its comments. */
export function environmentOf(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^[A-Z0-9_]+=/.test(line));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}
