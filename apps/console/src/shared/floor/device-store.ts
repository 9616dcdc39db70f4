import type { Act, ActStore } from './acts.ts';

const databaseName = 'sgb-floor';
const table = 'acts';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<Result>(mode: IDBTransactionMode, ask: (acts: IDBObjectStore) => IDBRequest<Result>) {
  const database = await open();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(table, mode);
      const request = ask(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** IndexedDB, which keeps pictures as they are; it outlives the page and the browser. */
export const deviceStore: ActStore = {
  all: () => run<Act[]>('readonly', (acts) => acts.getAll()),
  put: async (act) => void (await run('readwrite', (acts) => acts.put(act))),
  remove: async (key) => void (await run('readwrite', (acts) => acts.delete(key))),
};
