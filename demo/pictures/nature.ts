/**
 * Renders that are no dyed goods: faces, bodies, animals, plants, food, sky and fire. A blue baby or a black sun
 * would look wrong, so they keep their colours and the room takes the tint instead. Tableware, drinks and umbrellas
 * lie in the same blocks and are left out.
 */
const natural =
  /^[\u{1F300}\u{1F301}\u{1F303}-\u{1F318}\u{1F31A}-\u{1F31E}\u{1F321}-\u{1F372}\u{1F37F}\u{1F400}-\u{1F450}\u{1F464}-\u{1F483}\u{1F485}-\u{1F487}\u{1F490}\u{1F4A7}\u{1F4AA}\u{1F525}\u{1F600}-\u{1F64F}\u{1F910}-\u{1F937}\u{1F940}\u{1F950}-\u{1F960}\u{1F965}-\u{1F979}\u{1F980}-\u{1F9AE}\u{1F9B0}-\u{1F9B9}\u{1F9C0}-\u{1F9C2}\u{1F9C4}-\u{1F9C9}\u{1F9CC}-\u{1F9E0}\u{1FAA8}\u{1FAB0}-\u{1FABF}\u{1FAC0}-\u{1FAC5}\u{1FAD0}-\u{1FAD4}\u{1FADA}-\u{1FADC}\u{1FAF0}-\u{1FAF8}\u2600\u2601\u26C5\u2618]/u;

export function keepsItsColours(emoji: string): boolean {
  return natural.test(emoji);
}
