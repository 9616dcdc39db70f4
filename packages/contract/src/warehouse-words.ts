/** Why an order from our shelves in Johannesburg cannot be sent, in the words that its shopper reads. */
export const stockFailReasons = [
  'It is not on our shelf after all',
  'It was damaged in our warehouse',
  'The courier does not deliver to your address',
] as const;
