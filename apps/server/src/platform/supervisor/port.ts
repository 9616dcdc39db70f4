import { createServer } from 'node:net';
import { ConfigError } from '../../config.ts';

const reasons: Record<string, string> = {
  EADDRINUSE: 'another program is using it. Stop that program, or choose another with PORT=3001',
  EACCES: 'only root may use it. Choose one above 1023 with PORT=3000',
  EADDRNOTAVAIL: 'this machine does not have that address. Choose another HOST',
  ENOTFOUND: 'that host name does not resolve. Choose another HOST',
};

/** Finds out before the long steps of the start whether the last one can succeed. */
export function ensurePortFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? error.message;
      reject(new ConfigError(`Port ${port} on ${host} cannot be opened: ${reason}.`));
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}
