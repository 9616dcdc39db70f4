import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../../platform/db/database.ts';
import { estimateRows } from '../../../platform/db/estimate.ts';

/** Monitors see how far the walk over the pictures of goods has come. */
export function watchPictureIndex(registry: Registry, db: Database): void {
  new Gauge({
    name: 'sgb_picture_index',
    help: 'Pictures of goods for the search by picture: looked at, and about how many still wait',
    labelNames: ['state'],
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const [lookedAt, products] = await db.read((reader) =>
        Promise.all([estimateRows(reader, 'image_vectors'), estimateRows(reader, 'products')]),
      );
      this.set({ state: 'looked_at' }, lookedAt);
      this.set({ state: 'waiting' }, Math.max(0, products - lookedAt));
    },
  });
}
