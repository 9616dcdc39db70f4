/** Why staff need to reach somebody, most often. */
export const contactReasons = [
  'They asked to be called back',
  'About an order or a parcel',
  'To check who is writing to us',
] as const;
