import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../free-port.ts';

let supervisor: ChildProcess;
afterEach(async () => {
  if (supervisor.exitCode !== null) return;
  const ended = once(supervisor, 'exit');
  supervisor.kill('SIGTERM');
  await ended;
});

/** Which process answers on a connection of its own; or that the connection ended without an answer. */
function ask(port: number): Promise<number | 'ended'> {
  return new Promise((resolve) => {
    const asking = request({ port, host: '127.0.0.1', agent: false }, (answer) => {
      answer.setEncoding('utf8').on('data', (text: string) => resolve(Number(text)));
    });
    asking.on('error', () => resolve('ended'));
    asking.end();
  });
}

async function startSupervisor(count: number): Promise<number> {
  const port = await freePort();
  supervisor = spawn(process.execPath, [join(import.meta.dirname, 'supervising.fixture.ts'), String(count)], {
    env: { ...process.env, PORT: String(port), NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (supervisor.stdout) await once(supervisor.stdout, 'data');
  return port;
}

/** One process stands still while so many visitors come, and is then killed. */
async function visitDying(port: number, visitors: number) {
  const victim = await ask(port);
  if (victim === 'ended') throw new Error('nobody serves');
  process.kill(victim, 'SIGSTOP');
  const answers = Promise.all(Array.from({ length: visitors }, () => ask(port)));
  // Long enough for the supervisor to hand them over; nothing tells when it has.
  await pause(500);
  process.kill(victim, 'SIGKILL');
  return { victim, answers: await answers };
}

test('connections on their way to a process that is killed go to another one', async () => {
  const port = await startSupervisor(2);
  const { victim, answers } = await visitDying(port, 6);
  expect(answers).not.toContain('ended');
  expect(answers).not.toContain(victim);
});

test('where there is no other they end, and the next one serves', async () => {
  const port = await startSupervisor(1);
  const { answers } = await visitDying(port, 3);
  expect(answers).toContain('ended');
  await vi.waitFor(async () => expect(await ask(port)).not.toBe('ended'), { timeout: 20_000 });
});

test('a word to processes that have just been killed does not end the supervisor', async () => {
  await startSupervisor(2);
  const ended = once(supervisor, 'exit');
  supervisor.kill('SIGUSR2');
  expect(await ended).toEqual([0, null]);
});
