/**
 * Which province a South African code lies in. Codes follow the old sorting routes of the post office, not the
 * provinces, so along some borders a range has a second one; the first is the usual one.
 */
const codeRanges: readonly (readonly [from: number, to: number, ...provinces: string[]])[] = [
  [1, 299, 'Gauteng', 'North West'],
  [300, 379, 'North West', 'Limpopo'],
  [380, 399, 'Limpopo', 'North West'],
  [400, 449, 'North West', 'Mpumalanga', 'Gauteng'],
  [450, 499, 'Limpopo', 'Mpumalanga'],
  [500, 999, 'Limpopo'],
  [1000, 1029, 'Mpumalanga', 'Gauteng'],
  [1030, 1069, 'Mpumalanga', 'Limpopo'],
  [1070, 1399, 'Mpumalanga', 'Limpopo'],
  [1400, 1929, 'Gauteng'],
  [1930, 1999, 'Gauteng', 'Free State'],
  [2000, 2199, 'Gauteng'],
  [2200, 2479, 'Mpumalanga'],
  [2480, 2499, 'Gauteng', 'Mpumalanga'],
  [2500, 2899, 'North West', 'Gauteng'],
  [2900, 4729, 'KwaZulu-Natal', 'Eastern Cape'],
  [4730, 6499, 'Eastern Cape', 'Northern Cape'],
  [6500, 6999, 'Western Cape', 'Northern Cape'],
  [7000, 7099, 'Northern Cape', 'Western Cape'],
  [7100, 8099, 'Western Cape'],
  [8100, 8199, 'Western Cape', 'Northern Cape'],
  [8200, 8599, 'Northern Cape', 'North West'],
  [8600, 8679, 'North West', 'Northern Cape'],
  [8680, 8999, 'Northern Cape'],
  [9300, 9739, 'Free State'],
  [9740, 9799, 'Eastern Cape', 'Free State', 'Northern Cape'],
  [9800, 9999, 'Free State', 'Northern Cape'],
];

export function provincesOfCode(code: string): readonly string[] {
  const number = Number(code);
  const range = codeRanges.find(([from, to]) => number >= from && number <= to);
  return range ? (range.slice(2) as string[]) : [];
}
