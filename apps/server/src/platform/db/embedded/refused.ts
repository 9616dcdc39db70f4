import { statfs } from 'node:fs/promises';

/** A start that cannot happen for a reason the operator can act on: show the message, never a stack trace. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left on the disk',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is not a directory',
  EEXIST: 'something that is not a directory is in the way',
  ENAMETOOLONG: 'the path is too long',
  EMFILE: 'too many open files',
  ENFILE: 'too many open files on this machine',
  ENOMEM: 'not enough memory',
  EIO: 'the disk reports an input/output error',
};

/** Turns errors of the operating system into refusals; a defect of our own stays what it is. */
export function asRefusal(error: unknown, dataDir: string): unknown {
  if (error instanceof StartRefused || !isSystemError(error)) return error;
  const reason = reasons[error.code] ?? error.code;
  const where = error.path ?? dataDir;
  return new StartRefused(
    `The embedded PostgreSQL cannot use its data directory ${dataDir}: ${reason} (${error.syscall ?? 'access'} ${where}).`,
    { cause: error },
  );
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return isSystemError(error) && codes.includes(error.code);
}

/** A full disk also swallows the log line that would have told so, hence we look ourselves. */
export async function diskNote(path: string): Promise<string> {
  const disk = await statfs(path).catch(() => undefined);
  if (!disk) return '';
  const freeMegabytes = Math.floor((disk.bavail * disk.bsize) / 1_048_576);
  return freeMegabytes < 64 ? `\nThe disk that holds ${path} has only ${freeMegabytes} MB left.` : '';
}

export function lastLines(text: string, count = 12): string {
  const lines = text.trim().split('\n').slice(-count);
  return lines.map((line) => `\n  ${line}`).join('');
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'errno' in error;
}
