import { and, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { type ApartPage, apartProducts } from './apart-store.ts';
import { activityCounts, products } from './tables.ts';

const takingPart = {
  name: 'activity',
  condition: and(
    sql`${products.activityFlags} <> 0`,
    sql`${products.activityFlags} & ${sql.placeholder('flag')}::int <> 0`,
  ),
};

export function activityProducts(reader: Sql, flag: number, page: ApartPage) {
  return apartProducts(reader, takingPart, page, { flag });
}

export function activityCountRows(reader: Sql) {
  return reader.orm.select().from(activityCounts);
}
