import { dirname, extname, join } from 'node:path';
import { createHelper, type Helper } from './platform/helper/helper.ts';
import { type Keeper, openKeeper } from './platform/helper/keeper.ts';
import { askForHelper } from './platform/supervisor/helper.ts';

export interface HelperPlace {
  /** Where the supervisor has it, if there is one. */
  readonly socket: string | undefined;
  /** For a process without a supervisor, which has a helper of its own. */
  readonly program: string | undefined;
  readonly env: Readonly<Record<string, string>>;
}

/** Programs lie side by side, built or as sources. */
function programBeside(name: string): string {
  const [, running = ''] = process.argv;
  return join(dirname(running), `${name}${extname(running)}`);
}

export function openHelper({ socket, program = programBeside('helper'), env }: HelperPlace): Helper {
  if (socket) return createHelper({ socket: async () => socket, ensure: askForHelper });
  let opening: Promise<Keeper> | undefined;
  const keeper = () => {
    opening ??= openKeeper({ program, env: Promise.resolve(env) });
    return opening;
  };
  return createHelper({
    socket: async () => (await keeper()).socket,
    ensure: async () => (await keeper()).ensure(),
    close: async () => (await opening)?.stop(),
  });
}
