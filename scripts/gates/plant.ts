import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const programs = join(repository, 'node_modules/.bin');

export const readJson = (name: string) => JSON.parse(readFileSync(join(repository, name), 'utf8'));

export interface Planted {
  /** What a tool says of the planted files, and whether a run of the checks would fail. */
  run(program: string, ...args: readonly string[]): Promise<{ readonly failed: boolean; readonly said: string }>;
}

/** A small project beside the real one, checked by the real settings: their files are named in `settings`. */
export function plant(settings: readonly string[], files: Readonly<Record<string, string>>): Planted {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sgb-planted-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of settings) {
    if (name === 'node_modules') symlinkSync(join(repository, name), join(folder, name));
    else cpSync(join(repository, name), join(folder, name));
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return {
    run: (program, ...args) =>
      new Promise((resolve) => {
        const env = { ...process.env, PATH: `${programs}:${process.env.PATH}`, NO_COLOR: '1', FORCE_COLOR: '0' };
        execFile(join(programs, program), args, { cwd: folder, env }, (error, stdout) =>
          resolve({ failed: error !== null, said: stdout }),
        );
      }),
  };
}
