import { totalmem } from 'node:os';
import type { Native } from './native.ts';

/** Of the machine, or of the container that holds us; 0 is no limit. */
function memoryHere(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

/** A sixteenth of the memory: search and lists are several times faster when their indexes lie in it. */
function durableBuffers(): number {
  return Math.min(1024, Math.max(128, Math.floor(memoryHere() / 2 ** 24)));
}

/** Given at each start rather than written into postgresql.conf, so an old cluster gets new settings too. */
export function serverSettings(native: Native, durable: boolean, socketDirectory: string): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: `"${socketDirectory.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    shared_buffers: durable ? `${durableBuffers()}MB` : '128MB',
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    effective_cache_size: '2GB',
    random_page_cost: '1.1',
    max_connections: '120',
    max_wal_size: '4GB',
    checkpoint_timeout: '15min',
    wal_compression: 'on',
    jit: 'off',
    idle_in_transaction_session_timeout: '60s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    // After a crash, one sync of the file system in place of one for each of a thousand files: half a second, not many.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    ...(native.hasLibrary('pg_stat_statements') ? { shared_preload_libraries: 'pg_stat_statements' } : {}),
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
