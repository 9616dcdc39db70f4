/** What a supplier site tells us by itself: that something changed, and of what. What it is now is asked for. */
export interface PushMessage {
  readonly id: string;
  readonly topic: string;
  readonly bornAt: Date | null;
  /** As it came, so that nothing is lost of what we cannot read today. */
  readonly body: string;
  /** The supplier site's numbers of what it is about. */
  readonly orderIds: readonly string[];
  readonly offerIds: readonly string[];
  /** Why nothing follows from it: words that we cannot read, or a topic that we do not know. */
  readonly fault: 'unreadable' | 'topic' | null;
}

interface MissedMessages {
  readonly messages: readonly PushMessage[];
  readonly more: boolean;
}

/** `nobody`: this supplier sends none. `form`: not what it sends. `signature`: not sent by it. */
export class PushRefused extends Error {
  readonly because: 'nobody' | 'form' | 'signature';

  constructor(because: PushRefused['because'], message: string) {
    super(message);
    this.name = 'PushRefused';
    this.because = because;
  }
}

export interface SupplierPush {
  /** Reads a message as it was sent to us, or throws `PushRefused`. Nobody is asked. */
  readPush(raw: Buffer): Promise<PushMessage>;
  /** Messages that did not reach us, the oldest first; they stay until they are confirmed. Null: it sends none at all. */
  missedMessages(): Promise<MissedMessages | null>;
  confirmMessages(ids: readonly string[]): Promise<void>;
}
