import type { FastifyInstance } from 'fastify';
import { cloneDatabase } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/shop.ts';
import { createMetrics } from '../metrics.ts';
import { createHttp, type Http } from './bind.ts';
import type { Session } from './call.ts';
import { createServer } from './server.ts';

const people: Record<string, Session> = {
  shopper: {
    ticketHash: Buffer.alloc(32),
    accountId: 1,
    username: 'sipho',
    userType: -1,
    staff: false,
    vipLevel: 0,
    person: { usertype: -1, isleader: 0, customertype: 0, customeridentity: 1, staffrole: '' },
    use1688link: 1,
    avatar: null,
  },
  staff: {
    ticketHash: Buffer.alloc(32),
    accountId: 2,
    username: 'thandi',
    userType: 0,
    staff: true,
    vipLevel: 0,
    person: { usertype: 0, isleader: 0, customertype: 0, customeridentity: 1, staffrole: 'service' },
    use1688link: 1,
    avatar: null,
  },
};

export interface BareServer {
  readonly app: TestApp;
  readonly fastify: FastifyInstance;
  close(): Promise<void>;
}

/** The platform without the shop: only the routes that the test adds. The tickets are 'shopper' and 'staff'. */
export async function openBareServer(
  addRoutes: (http: Http, app: TestApp) => void,
  { production = false, log }: { readonly production?: boolean; readonly log?: TestApp['log'] } = {},
): Promise<BareServer> {
  const database = await cloneDatabase();
  const opened = await openTestApp(database.url);
  const app = log ? { ...opened, log } : opened;
  const fastify = await createServer({ app, metrics: createMetrics(), production, trustProxy: false });
  const authenticate = async (_app: unknown, ticket: string) => people[ticket] ?? null;
  addRoutes(
    createHttp(fastify, {
      app,
      authenticate,
      noteWrite: async () => undefined,
      nameOf: async () => '',
      rateLimits: false,
    }),
    app,
  );
  return {
    app,
    fastify,
    async close() {
      await fastify.close();
      await app.close();
      await database.drop();
    },
  };
}
