import { fork } from 'node:child_process';

type Environment = Readonly<Record<string, string>>;

/** A program that ended badly has said why. */
export class ToldAlready extends Error {}

/** A process that loads while other things are made ready, and does its work when it is told to. */
export interface Program {
  /** Hands over what became known meanwhile; done when the program is. */
  finish(env: Environment): Promise<void>;
  stop(): Promise<void>;
}

/** Megabytes for what has just been made: it makes much, and is gone before anybody misses the memory. */
const youngSpace = ['--max-semi-space-size=16'];

export function startProgram(file: string): Program {
  const child = fork(file, { execArgv: [...process.execArgv, ...youngSpace] });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new ToldAlready(`${file} ${signal ?? code}`)),
    );
  });
  ended.catch(() => undefined);
  return {
    finish(env) {
      child.send({ begin: env } satisfies Begin, () => undefined);
      return ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended.catch(() => undefined);
    },
  };
}

export interface Begin {
  readonly begin: Environment;
}

function isBegin(message: unknown): message is Begin {
  return typeof message === 'object' && message !== null && 'begin' in message;
}

/** The first word of the supervisor that is meant. */
function told<Word>(isMeant: (message: unknown) => message is Word): Promise<Word> {
  return new Promise((resolve) => {
    const hear = (message: unknown) => {
      if (!isMeant(message)) return;
      process.off('message', hear);
      resolve(message);
    };
    process.on('message', hear);
  });
}

/** In a program that a supervisor has started: waits until it says what to begin with. */
export async function toldToBegin(): Promise<void> {
  const { begin } = await told(isBegin);
  Object.assign(process.env, begin);
}

/** What a server process is told once the data are there. */
export const serveNow = 'serve';

/** In a server process: waits until the data are there. To be asked before it may be said. */
export async function toldToServe(): Promise<void> {
  await told((message) => message === serveNow);
}
