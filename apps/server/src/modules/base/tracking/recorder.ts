import type { Logger } from 'pino';
import type { Recorded } from './rules.ts';

interface RecorderCounts {
  written(rows: number): void;
  /** Given up: memory was full, or PostgreSQL refused the rows themselves. */
  dropped(rows: number): void;
}

export interface RecorderOptions {
  readonly write: (rows: readonly Recorded[]) => Promise<void>;
  readonly counts: RecorderCounts;
  readonly log: Logger;
  readonly everyMs?: number;
  /** So many rows are written at once, without waiting for the time. */
  readonly bulk?: number;
  /** So many rows wait in memory at most while PostgreSQL is away; then the oldest go. */
  readonly most?: number;
}

export interface Recorder {
  /** Never waits and never fails. */
  add(rows: readonly Recorded[]): void;
  /** Writes everything that waits; failed rows keep waiting. */
  flush(): Promise<void>;
  /** Writes what is left; what then still cannot be written is lost, and counted. */
  close(): Promise<void>;
}

const maxPauses = 30;

/** Bad data and broken constraints fail again however often they are tried. */
function isHopeless(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.length === 5 && (code.startsWith('22') || code.startsWith('23'));
}

/** Takes events from requests and writes them behind their backs, many at a time. */
export function createRecorder(options: RecorderOptions): Recorder {
  const { write, counts, log, everyMs = 1000, bulk = 500, most = 20_000 } = options;
  let waiting: Recorded[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let failures = 0;

  function trim(): void {
    const tooMany = waiting.length - most;
    if (tooMany <= 0) return;
    waiting = waiting.slice(tooMany);
    counts.dropped(tooMany);
  }

  function wake(pauses = 1): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, everyMs * pauses);
    timer.unref();
  }

  /** Says whether it is worth going on at once. */
  async function writeSome(): Promise<boolean> {
    const rows = waiting.slice(0, bulk);
    waiting = waiting.slice(bulk);
    try {
      await write(rows);
      failures = 0;
      counts.written(rows.length);
      return true;
    } catch (error) {
      log.warn({ err: error, rows: rows.length }, 'tracking events could not be written');
      if (isHopeless(error)) {
        counts.dropped(rows.length);
        return true;
      }
      waiting = [...rows, ...waiting];
      trim();
      failures += 1;
      return false;
    }
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) if (!(await writeSome())) break;
    if (waiting.length > 0) wake(Math.min(2 ** failures, maxPauses));
  }

  function flush(): Promise<void> {
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  return {
    flush,
    add(rows) {
      waiting.push(...rows);
      trim();
      // After a failure the clock decides, or every request would knock at a database that is away.
      if (waiting.length >= bulk && failures === 0) void flush();
      else wake();
    },
    async close() {
      await flush();
      // A flush that was under way may have missed the last rows.
      if (waiting.length > 0 && failures === 0) await flush();
      clearTimeout(timer);
      if (waiting.length > 0) counts.dropped(waiting.length);
      waiting = [];
    },
  };
}
