import { rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { deserialize, serialize } from 'node:v8';
import { createServer } from '../node-http.ts';

// biome-ignore lint/suspicious/noExplicitAny: each task has an input of its own, which its callers are held to.
export type Tasks = Readonly<Record<string, (...input: any[]) => Promise<unknown>>>;

const look = 5_000;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

export interface ServeOptions {
  readonly socket: string;
  readonly idleMs: number;
  /** Whether something is under way that nobody waits for. */
  readonly isBusy?: () => boolean;
}

/**
 * In the helper: does what other processes of the shop ask for at its socket, which is in a folder that only the shop's own
 * account may enter. Goes when nobody has asked for a while, and with who started it.
 */
export function serveTasks(tasks: Tasks, { socket, idleMs, isBusy = () => false }: ServeOptions): void {
  let running = 0;
  let asked = Date.now();
  const server = createServer({ keepAliveTimeout: 60_000 }, async (request, response) => {
    running++;
    try {
      const task = tasks[request.url?.slice(1) ?? ''];
      if (!task) throw new Error(`there is no task ${request.url}`);
      const output = await task(...(deserialize(await bodyOf(request)) as unknown[]));
      response.end(serialize(output));
    } catch (error) {
      response.statusCode = 500;
      response.end(error instanceof Error ? (error.stack ?? error.message) : String(error));
    } finally {
      running--;
      asked = Date.now();
    }
  });
  const leave = () => {
    rmSync(socket, { force: true });
    process.exit(0);
  };
  const mayLeave = () => running === 0 && !isBusy() && Date.now() - asked > idleMs;
  setInterval(() => mayLeave() && leave(), Math.min(look, idleMs)).unref();
  process.once('disconnect', leave);
  // A Ctrl-C reaches every process of the terminal; only who started it decides about stopping.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  rmSync(socket, { force: true });
  server.listen(socket, () => process.send?.('listening'));
}
