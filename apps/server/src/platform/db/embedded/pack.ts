import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { startEmbedded } from './index.ts';

async function pack(cluster: string, file: string): Promise<void> {
  const tar = spawn('tar', ['-c', '-C', cluster, '.'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    tar.once('error', reject);
    tar.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`tar ended with code ${code}`))));
  });
  await Promise.all([ended, pipeline(tar.stdout, createZstdCompress(), createWriteStream(file))]);
}

/** Makes a database, lets `fill` fill it, and packs its cluster into a file: new clusters begin with it (decision 153). */
export async function packCluster(file: string, fill: (url: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sgb-pack-'));
  try {
    await chmod(dataDir, 0o755);
    const server = await startEmbedded({ dataDir, durable: true });
    await fill(server.url).finally(() => server.stop());
    await pack(server.cluster, `${file}.making`);
    await rename(`${file}.making`, file);
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}
