import type { Sql } from '../../../platform/db/database.ts';
import { type ApartPage, apartProducts } from './apart-store.ts';
import { activityCounts } from './tables.ts';

const takingPart = { name: 'activity', condition: 'p.activity_flags <> 0 and p.activity_flags & $3::int <> 0' };

export function activityProducts(reader: Sql, flag: number, page: ApartPage) {
  return apartProducts(reader, takingPart, page, [flag]);
}

export function activityCountRows(reader: Sql) {
  return reader.orm.select().from(activityCounts);
}
