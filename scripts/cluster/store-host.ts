import { startS3 } from '@sgb/server/testing/object-store.ts';

/** The object store of the rehearsal, on a host of its own: as strict as a real one about signatures, and forgetful. */
const [host = '127.0.0.1', port = '9000'] = process.argv.slice(2);
const { config } = await startS3({ host, port: Number(port), ...JSON.parse(process.env.STORE ?? '{}') });
console.log(`serving ${config.endpoint}`);
