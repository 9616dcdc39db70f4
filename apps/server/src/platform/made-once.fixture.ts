import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { keysOf } from './vault/keys.ts';

// Opens one data directory after the other, each in the same moment as the others that do so.
const { folder, rounds, others, arrived } = workerData as {
  folder: string;
  rounds: number;
  others: number;
  arrived: Int32Array<SharedArrayBuffer>;
};
const keys: string[] = [];
for (let round = 0; round < rounds; round++) {
  Atomics.add(arrived, round, 1);
  while (Atomics.load(arrived, round) < others);
  const [key] = await keysOf({ encryptionKeys: undefined, dataDir: join(folder, String(round)) });
  keys.push(key?.key.toString('hex') ?? '');
}
parentPort?.postMessage(keys);
