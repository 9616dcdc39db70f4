import { botswanaRegions } from './botswana.ts';
import { easternCape } from './eastern-cape.ts';
import { freeState } from './free-state.ts';
import { restOfGauteng } from './gauteng-east-west-vaal.ts';
import { johannesburg } from './gauteng-johannesburg.ts';
import { pretoria } from './gauteng-pretoria.ts';
import { kwazuluNatal } from './kwazulu-natal.ts';
import { durban } from './kwazulu-natal-durban.ts';
import { lesothoRegions } from './lesotho.ts';
import { limpopo } from './limpopo.ts';
import { malawiRegions } from './malawi.ts';
import { mozambiqueRegions } from './mozambique.ts';
import { mpumalanga } from './mpumalanga.ts';
import { namibiaRegions } from './namibia.ts';
import { northWest } from './north-west.ts';
import { northernCape } from './northern-cape.ts';
import { type PlaceRow, rowsOf } from './place.ts';
import { westernCape } from './western-cape.ts';
import { capeTown } from './western-cape-cape-town.ts';
import { zambiaRegions } from './zambia.ts';
import { zimbabweRegions } from './zimbabwe.ts';

/** Every place we know ourselves, written by hand. The official list can be read in beside it. */
export const firstPlaces: readonly PlaceRow[] = [
  johannesburg,
  pretoria,
  restOfGauteng,
  westernCape,
  capeTown,
  durban,
  kwazuluNatal,
  easternCape,
  freeState,
  mpumalanga,
  limpopo,
  northWest,
  northernCape,
  ...zimbabweRegions,
  ...zambiaRegions,
  ...mozambiqueRegions,
  ...namibiaRegions,
  ...botswanaRegions,
  ...malawiRegions,
  ...lesothoRegions,
].flatMap(rowsOf);
