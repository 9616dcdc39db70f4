import { deserialize, serialize } from 'node:v8';
import { Agent, request } from '../node-http.ts';
import type { Tasks } from './tasks.ts';

/**
 * The process that does what takes much memory or keeps a processor busy: it comes when it is needed and goes when it is
 * idle, and there is one for all processes of a shop.
 */
export interface Helper {
  ask(task: string, input: readonly unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

/** Tasks as whoever asks for them sees them. */
type Asked<List extends Tasks> = {
  readonly [Name in keyof List]: (...input: Parameters<List[Name]>) => ReturnType<List[Name]>;
};

/** `tasksOf<typeof uploadTasks>(helper).redraw(bytes)`: names and types of the tasks, without loading them here. */
export function tasksOf<List extends Tasks>(helper: Helper): Asked<List> {
  const ask =
    (_target: object, task: string) =>
    (...input: readonly unknown[]) =>
      helper.ask(task, input);
  return new Proxy({}, { get: ask as ProxyHandler<object>['get'] & object }) as Asked<List>;
}

export interface HelperOptions {
  readonly socket: () => Promise<string>;
  /** Sees to it that it listens. */
  readonly ensure: () => Promise<void>;
  readonly close?: () => Promise<void>;
}

/** It is not there, or went while it was asked: nothing that a second try could do twice. */
const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(ECONNREFUSED|ENOENT|ECONNRESET|EPIPE)$/.test(String(error.code));

export function createHelper({ socket, ensure, close }: HelperOptions): Helper {
  const agent = new Agent({ keepAlive: true });

  function send(socketPath: string, task: string, body: Buffer): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const call = request({ socketPath, agent, path: `/${task}`, method: 'POST' }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const answer = Buffer.concat(parts);
          if (response.statusCode === 200) resolve(deserialize(answer));
          else reject(new Error(`${task}: ${answer.toString()}`));
        });
      });
      call.on('error', reject);
      call.end(body);
    });
  }

  return {
    async ask(task, input) {
      const body = serialize(input);
      const address = await socket();
      try {
        return await send(address, task, body);
      } catch (error) {
        if (!isGone(error)) throw error;
      }
      await ensure();
      return send(address, task, body);
    },
    async close() {
      agent.destroy();
      await close?.();
    },
  };
}
