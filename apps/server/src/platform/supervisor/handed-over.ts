import type { Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';

/** A connection of a visitor that the supervisor took, and gives to a process that serves. */
interface Connection {
  close(): void;
}

/** What Node's cluster says to its processes: here is a connection, and their answer. */
interface ClusterMessage {
  readonly act?: string;
  readonly seq?: number;
  readonly ack?: number;
}

const cmd = 'NODE_CLUSTER';
const isOfCluster = (message: unknown): message is ClusterMessage =>
  typeof message === 'object' && message !== null && 'cmd' in message && message.cmd === cmd;

const serving = new Set<Worker>();

/**
 * A process that is killed never says whether it took the connection that was on its way to it, and Node waits for its word
 * for ever: that visitor would get neither an answer nor an end. What was not taken is given to another process; where there
 * is none, the connection ends, and whoever asks again finds the next one.
 */
export function rescueConnections(worker: Worker): void {
  const { process: child } = worker;
  const underWay = new Map<number, Connection>();
  const send = child.send.bind(child) as (...sent: unknown[]) => boolean;
  child.send = (...sent: unknown[]): boolean => {
    const [message, connection] = sent;
    if (isOfCluster(message) && message.act === 'newconn' && message.seq !== undefined && connection)
      underWay.set(message.seq, connection as Connection);
    return send(...sent);
  };
  child.on('internalMessage', (message: unknown) => {
    if (isOfCluster(message) && message.ack !== undefined) underWay.delete(message.ack);
  });
  worker.once('listening', () => serving.add(worker));
  worker.once('exit', async () => {
    serving.delete(worker);
    // Until its last words are read: what it took before it died is not given to anybody else.
    while (child.connected) await pause(5);
    if (underWay.size === 0) return;
    // Where a connection was on its way, Node does not come to this by itself, and would go on giving it more.
    child.emit('disconnect');
    for (const [seq, connection] of underWay) {
      // What a process says that is about to end: its connection goes to another one.
      if (serving.size > 0) child.emit('internalMessage', { cmd, ack: seq, accepted: false });
      else connection.close();
    }
  });
}
