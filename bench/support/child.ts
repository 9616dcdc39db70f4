import { type ChildProcess, spawn } from 'node:child_process';

export interface RunningChild {
  readonly pid: number;
  /** The rest of the line that said it is ready. */
  readonly ready: string;
  stop(): Promise<void>;
}

/** Starts a program of ours and waits for the line that begins with 'ready ', or with other words. */
export async function startChild(
  file: string,
  env: Readonly<Record<string, string>>,
  words = 'ready ',
): Promise<RunningChild> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { pid: child.pid ?? 0, ready: await readyLine(child, words), stop: () => stopped(child) };
}

function readyLine(child: ChildProcess, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    let ready = false;
    // What comes later, such as a line for each request, is let go.
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      if (ready) return;
      text += part;
      const line = new RegExp(`^${words}(.*)$`, 'm').exec(text);
      ready = line !== null;
      if (line) resolve(line[1] ?? '');
    });
    child.once('exit', (code) => reject(new Error(`it ended with ${code} before it was ready:\n${text}`)));
  });
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
