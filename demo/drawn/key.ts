/** What a picture shows: a product as it is offered, or the nth photo of it that our warehouse takes. */
export type Key = `product ${string}` | `photo ${number} ${string}`;
