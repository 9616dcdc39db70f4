const short = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** 1620 is '1.62 kg', 340 is '340 g'. */
export const weightWords = (grams: number): string => (grams < 1000 ? `${grams} g` : `${short(grams / 1000, 2)} kg`);

interface Box {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export const sizeWords = ({ lengthMm, widthMm, heightMm }: Box): string =>
  `${[lengthMm, widthMm, heightMm].map((side) => short(side / 10, 1)).join(' × ')} cm`;

/** 50 000 cm³ are '0.05 m³'. */
export const volumeWords = (cubicCentimetres: number): string => `${short(cubicCentimetres / 1_000_000, 3)} m³`;
