import type { Department } from '../../kind.ts';
import { bathroomAndPlumbing } from './bathroom-and-plumbing.ts';
import { handTools } from './hand-tools.ts';
import { homeSecurity } from './home-security.ts';
import { locksAndFittings } from './locks-and-fittings.ts';
import { measuringTools } from './measuring-tools.ts';
import { paintAndAdhesives } from './paint-and-adhesives.ts';
import { powerTools } from './power-tools.ts';
import { workshopSafety } from './workshop-safety.ts';

export const toolsHardware: Department = {
  slug: 'tools-hardware',
  name: ['Tools & Hardware', '五金工具'],
  emoji: '🧰',
  groups: [
    handTools,
    powerTools,
    measuringTools,
    locksAndFittings,
    workshopSafety,
    paintAndAdhesives,
    bathroomAndPlumbing,
    homeSecurity,
  ],
};
