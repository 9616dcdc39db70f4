import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { DemoShipmentBook } from '../../../adapters/carrier/demo.ts';
import type { Database } from '../../../platform/db/database.ts';
import { demoShipments } from './tables.ts';

/** Where the carrier of the demo keeps its shipments, for all processes. */
export function demoShipmentBook(db: Database): DemoShipmentBook {
  return {
    enter: (shipment) =>
      db.transact(async (tx) => {
        await tx.orm.insert(demoShipments).values(shipment).onConflictDoNothing();
        const [kept] = await tx.orm.select().from(demoShipments).where(eq(demoShipments.ref, shipment.ref));
        return kept ?? shipment;
      }),
    byWaybill: (waybill) =>
      db.read(async (reader) => {
        const [row] = await reader.orm.select().from(demoShipments).where(eq(demoShipments.waybill, waybill));
        return row ?? null;
      }),
    cancel: (waybill, at) =>
      db.transact(async (tx) => {
        await tx.orm
          .update(demoShipments)
          .set({ cancelledAt: at })
          .where(and(eq(demoShipments.waybill, waybill), isNull(demoShipments.cancelledAt)));
      }),
    since: (bookedAfter) =>
      db.read((reader) =>
        reader.orm
          .select()
          .from(demoShipments)
          .where(and(gte(demoShipments.bookedAt, bookedAfter), isNull(demoShipments.cancelledAt)))
          .orderBy(asc(demoShipments.bookedAt)),
      ),
    write: (ref, reached) =>
      db.transact(async (tx) => {
        await tx.orm.update(demoShipments).set({ reached }).where(eq(demoShipments.ref, ref));
      }),
  };
}
