import type { Said } from '../texts/define.ts';

/** A letter or a text message. */
export interface Message {
  readonly channel: 'mail' | 'sms';
  /** An e-mail address, or a number as +27821234567. */
  readonly recipient: string;
  /** Text messages have none. */
  readonly subject: string;
  readonly body: string;
  /** Whose words subject and body are: staff may have written others. */
  readonly words?: Said['words'];
  /** What stands before them, whoever wrote them. */
  readonly opening?: string;
}

/** Who carries messages out of the shop. Fails when it could not; the job then tries again. */
export interface Post {
  deliver(message: Message): Promise<void>;
  /** True in the demo: nothing leaves the shop, and everybody may read it on a page. */
  readonly readable: boolean;
}

export const demoPost: Post = { readable: true, deliver: async () => undefined };
