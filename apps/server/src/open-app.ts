import { join } from 'node:path';
import { missingCarrierSecrets } from './adapters/carrier/create.ts';
import { missingSecrets } from './adapters/supplier/create.ts';
import { openCarriers } from './carriers.ts';
import type { Config } from './config.ts';
import type { Demo } from './demo.ts';
import { openHelper } from './open-helper.ts';
import { openPayments } from './payments.ts';
import { openPictureService } from './pictures.ts';
import { tellReplicaTrouble } from './platform/alerts/replica-trouble.ts';
import type { App } from './platform/app.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { openBus } from './platform/db/bus.ts';
import { openDatabase } from './platform/db/database.ts';
import { switchOverMs } from './platform/db/lost.ts';
import { withReplica } from './platform/db/replica.ts';
import { openFiles } from './platform/files/files.ts';
import { createLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { openPost } from './platform/post/outside.ts';
import { createPresence } from './platform/presence.ts';
import { settingsReader } from './platform/settings/settings.ts';
import { keysOf } from './platform/vault/keys.ts';
import { openVault } from './platform/vault/vault.ts';
import type { OpenedApp } from './shop-app.ts';
import { openSupplier } from './supplier.ts';

export interface OpenOptions {
  /** The database, which may be the one that the supervisor has started. */
  readonly url: string;
  readonly poolSize: number;
  readonly statementTimeoutMs?: number;
  readonly oneConnectionEach?: boolean;
  readonly durable?: boolean;
  readonly demo: Demo | undefined;
  /** The program of a helper; left out: the one beside the program that runs. */
  readonly helperProgram?: string;
  readonly clock?: Clock;
}

export async function openApp(config: Config, options: OpenOptions): Promise<OpenedApp> {
  const { url, demo, helperProgram, clock = systemClock, ...limits } = options;
  const log = createLog(config.logLevel);
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a connection was lost');
  const metrics = createMetrics();
  const beside = config.replica && { notesWrites: true, patienceMs: switchOverMs };
  const primary = openDatabase({ url, onIdleError, ...beside, ...limits });
  const db = config.replica
    ? withReplica(primary, {
        ...config.replica,
        poolSize: options.poolSize,
        onIdleError,
        counts: metrics.look,
        onTrouble: (sentence) => tellReplicaTrouble({ db: primary, log, clock }, sentence),
      })
    : primary;
  const bus = await openBus(url, (error) => log.warn({ err: error }, 'the listening connection was lost'));
  const files = await openFiles({ folder: join(config.dataDir, 'files'), secret: config.filesSecret, s3: config.s3 });
  const vault = openVault(await keysOf(config));
  const settings = settingsReader(db, bus, clock);
  const helper = openHelper({
    socket: config.helperSocket,
    program: helperProgram,
    env: { DATABASE_URL: url, DEMO: demo ? '1' : '0', DATA_DIR: config.dataDir },
  });
  const app: App = {
    db,
    bus,
    log,
    files,
    vault,
    clock,
    settings,
    post: openPost(config),
    helper,
    presence: createPresence(),
  };
  return {
    ...app,
    metrics,
    supplier: openSupplier(app, config, { metrics, demo }),
    payments: openPayments(app, config),
    carriers: openCarriers(app, config),
    lacking: {
      supplier: { demo: demo ? [] : ['DEMO=1'], '1688': missingSecrets(config.alibaba) },
      carrier: { demo: [], http: missingCarrierSecrets(config.carrier) },
    },
    pictures: openPictureService(app, config, demo),
    publicUrl: config.publicUrl,
    pictureIndex: config.pictureIndex,
    async close() {
      await helper.close();
      await bus.close();
      await db.close();
    },
  };
}
