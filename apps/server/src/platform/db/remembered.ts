import type { Bus, Channel } from './bus.ts';
import type { Database } from './database.ts';
import { withTally } from './statements.ts';

interface Source {
  readonly db: Database;
  readonly bus: Bus;
}

/** A value that each process loads once and keeps until the bus says that it changed. */
export function remembered<Value>(
  channel: Channel,
  load: (app: Source) => Promise<Value>,
): (app: Source) => Promise<Value> {
  const kept = new WeakMap<Bus, { value: Promise<Value> | undefined }>();

  function slotOf({ bus, db: { lagMs } }: Source) {
    const known = kept.get(bus);
    if (known) return known;
    const slot: { value: Promise<Value> | undefined } = { value: undefined };
    kept.set(bus, slot);
    const forget = () => {
      slot.value = undefined;
    };
    bus.on(channel, () => {
      forget();
      // What was filled in meanwhile by those who read a replica may be older than the announcement.
      if (lagMs > 0) setTimeout(forget, lagMs).unref();
    });
    return slot;
  }

  return (app) => {
    app.db.expectNoneHeld();
    const slot = slotOf(app);
    if (!slot.value) {
      // The request that happens to come first does not pay for what all of them use.
      const loading = withTally(() => load({ ...app, db: app.db.primary }));
      slot.value = loading;
      // A failed load is not kept: the next caller tries again.
      loading.catch(() => {
        if (slot.value === loading) slot.value = undefined;
      });
    }
    return slot.value;
  };
}
