import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Namespaces share the disk of the machine, not its network: a socket on it is the way in from a browser here. */
export async function forward(port: number, socket: string): Promise<() => void> {
  const server = createServer((near) => {
    const far = connect(socket);
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => server.close();
}
