import type { TestShop } from '../../../testing/shop.ts';
import type { Uploader } from '../../../testing/uploader.ts';

export const noFile = { http: 200, status: 3000090 };
export const tooLarge = { http: 200, status: 3000091 };
export const wrongType = { http: 200, status: 3000092 };

/** These files as their owner sees them. */
export async function viewed(shop: TestShop, uploader: Uploader, ...ids: string[]) {
  const { files } = await shop.client(uploader.ticket).call('GET /api/upload/files', { fileNames: ids.join(',') });
  return files;
}

/** How much room an account takes. */
export async function usageOf({ app }: TestShop, account: string): Promise<number> {
  const { rows } = await app.db.pool.query(
    'select bytes from upload_usage join accounts on accounts.id = account_id where email = $1',
    [`${account}@demo.test`],
  );
  return Number(rows[0]?.bytes ?? 0);
}
