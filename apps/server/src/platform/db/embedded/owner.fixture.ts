import pg from 'pg';
import { StartRefused, startEmbedded } from './index.ts';

/** A process that owns an embedded database until its standard input ends: node owner.fixture.ts DATA_DIR SQL */
const [dataDir = '', sql = 'select 1'] = process.argv.slice(2);
try {
  const { url, fresh, stop } = await startEmbedded({ dataDir, durable: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
  process.stdout.write(`${JSON.stringify({ url, fresh, uid: process.getuid?.() })}\n`);
  process.stdin.resume().once('end', () => void stop());
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refused: error instanceof StartRefused, message: String(error) })}\n`);
}
