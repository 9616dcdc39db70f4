import { unitWord } from '@sgb/contract/catalogue.ts';
import { dateFormat } from '@sgb/contract/date-words.ts';
import { teamHref } from '@sgb/contract/team-states.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import type { App } from '../../../platform/app.ts';
import type { Card } from '../../base/cards/index.ts';
import type { PictureService } from '../../base/pictures/index.ts';
import { isOpenTo, missingOf } from './rules.ts';
import * as store from './store.ts';

/** What a card needs beside what every part is given: pictures of goods, and the address that its code leads to. */
export interface Carded extends App {
  readonly publicUrl: string;
  readonly pictures: PictureService;
}

const pictureWidth = 640;
/** Short: beside it stands the code. */
const when = dateFormat({ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

async function pictureOf({ pictures }: Carded, key: string): Promise<Uint8Array | null> {
  const made = await pictures.get(key, pictureWidth, 'webp', false);
  return typeof made === 'string' ? null : made.body;
}

function standing(team: store.TeamRow): string {
  const missing = missingOf(team);
  return missing > 0
    ? `${formatCount(missing)} ${unitWord(team.unit, missing)} missing`
    : 'Reached: join before it closes';
}

/** The picture to share a team with, by its name: '17.png' or '17-tall.png'; null where there is none. */
export async function cardOfTeam(app: Carded, file: string): Promise<Card | null> {
  const [, id, tall] = /^([1-9]\d{0,8})(-tall)?\.png$/.exec(file) ?? [];
  const team = id && (await app.db.read((reader) => store.teamById(reader, Number(id))));
  if (!team) return null;
  const isOpen = isOpenTo(team, app.clock.now());
  return {
    shape: tall ? 'tall' : 'square',
    kicker: 'Buy together',
    title: team.title,
    untitled: 'A team',
    subtitle: isOpen ? standing(team) : 'Its time is over',
    until: isOpen ? `Until ${when(team.endsAt)}` : 'This team is closed',
    prices: [
      { label: 'Alone', price: formatRand(team.aloneCents) },
      { label: `Together from ${formatCount(team.threshold)}`, price: formatRand(team.unitCents) },
    ],
    link: `${app.publicUrl}/shop${teamHref(team.productId, team.id)}`,
    picture: await pictureOf(app, team.picture),
  };
}
