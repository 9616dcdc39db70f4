import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Bus } from './db/bus.ts';
import type { Database } from './db/database.ts';
import type { Files } from './files/files.ts';
import type { Helper } from './helper/helper.ts';
import type { Post } from './post/post.ts';
import type { Presence } from './presence.ts';
import type { SettingsReader } from './settings/settings.ts';
import type { Vault } from './vault/vault.ts';

/** What every use case may need, made once for a process and passed on by hand. */
export interface App {
  readonly db: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly settings: SettingsReader;
  readonly log: Logger;
  readonly files: Files;
  readonly vault: Vault;
  readonly post: Post;
  readonly helper: Helper;
  readonly presence: Presence;
}
