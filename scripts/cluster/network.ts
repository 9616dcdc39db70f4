import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Host, hosts, spaceOf } from './plan.ts';
import { runOn } from './process.ts';

const ip = (...words: string[]) => execFileSync('ip', words, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });

const switchSpace = spaceOf('switch');
const portOf = (name: string) => `p-${name}`;

export const pidsOf = (name: string): number[] =>
  ip('netns', 'pids', spaceOf(name)).split('\n').filter(Boolean).map(Number);

/** Without warning, as when somebody pulls the plug. */
export function killHost(name: string): void {
  for (const pid of pidsOf(name)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
}

/** The host lives, and nobody hears it. */
export const cutOff = (name: string) => ip('-n', switchSpace, 'link', 'set', portOf(name), 'down');
export const connect = (name: string) => ip('-n', switchSpace, 'link', 'set', portOf(name), 'up');

/** The line to a host gets late and loses frames, both ways; answers what puts it right. */
export function slowDown(
  name: string,
  { roundTripMs, loss }: { readonly roundTripMs: number; readonly loss: number },
  log: string,
) {
  const [near, far] = ['slow-near', 'slow-far'];
  ip('-n', switchSpace, 'link', 'add', near, 'type', 'veth', 'peer', 'name', far);
  ip('-n', switchSpace, 'link', 'set', far, 'master', 'bridge', 'up');
  ip('-n', switchSpace, 'link', 'set', near, 'up', 'promisc', 'on');
  ip('-n', switchSpace, 'link', 'set', portOf(name), 'nomaster', 'up', 'promisc', 'on');
  const program = join(import.meta.dirname, 'slow-line.py');
  const words = [program, String(roundTripMs / 2000), String(loss), portOf(name), near];
  const { child } = runOn({ host: 'switch', command: ['/usr/bin/python3', ...words], env: {}, log });
  return () => {
    child.kill('SIGKILL');
    ip('-n', switchSpace, 'link', 'delete', near);
    ip('-n', switchSpace, 'link', 'set', portOf(name), 'master', 'bridge', 'up');
  };
}

function makeHost({ name, address }: Host): void {
  const space = spaceOf(name);
  ip('netns', 'add', space);
  ip('-n', space, 'link', 'set', 'lo', 'up');
  ip('-n', space, 'link', 'add', 'eth0', 'type', 'veth', 'peer', 'name', portOf(name), 'netns', switchSpace);
  ip('-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0');
  ip('-n', space, 'link', 'set', 'eth0', 'up');
  ip('-n', switchSpace, 'link', 'set', portOf(name), 'master', 'bridge', 'up');
}

const present = () =>
  new Set(
    ip('netns', 'list')
      .split('\n')
      .map((line) => line.split(' ')[0] ?? ''),
  );

/** Ends whatever still runs in our namespaces, and removes them. */
export function removeNetwork(): void {
  const there = present();
  for (const name of ['switch', ...hosts.map((host) => host.name)]) if (there.has(spaceOf(name))) killHost(name);
  for (const space of [...hosts.map(({ name }) => spaceOf(name)), switchSpace]) {
    if (there.has(space)) ip('netns', 'delete', space);
  }
}

/** Hosts on one switch; nothing of it is on the network of the machine. */
export function makeNetwork(): void {
  removeNetwork();
  ip('netns', 'add', switchSpace);
  ip('-n', switchSpace, 'link', 'add', 'bridge', 'type', 'bridge', 'forward_delay', '0');
  ip('-n', switchSpace, 'link', 'set', 'bridge', 'up');
  for (const host of hosts) makeHost(host);
}
