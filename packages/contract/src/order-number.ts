/** The number that shoppers know an order by; apart from its states, which the words of a price need nothing of. */
export const orderNumber = (id: number): string => `SO${String(id).padStart(8, '0')}`;
