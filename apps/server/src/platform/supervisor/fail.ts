import { ConfigError } from '../../config.ts';
import { StartRefused } from '../db/embedded/index.ts';

const diskReasons: Record<string, string> = {
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'permission is missing',
};

/** Text for the person who started the shop: what is wrong, without a stack trace where they can mend it. */
export function failureText(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartRefused) return error.message;
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    const reason = diskReasons[error.code];
    const path = 'path' in error ? ` (${String(error.path)})` : '';
    if (reason) return `The shop cannot write: ${reason}${path}.`;
    if (error.code === '53100') return 'The database cannot write: no space is left on the disk.';
  }
  if (error instanceof Error && /^Connection terminated|ECONNRESET|EPIPE/.test(error.message)) {
    return 'The connection to the database was lost. The log of the database says why: postgres.log in DATA_DIR.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
