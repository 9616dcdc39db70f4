/** The order or parcel that a number such as SO00000012 names; null for what is neither, undefined for nothing. */
export function aboutNumber(typed: string): { orderid: number } | { expressid: number } | null | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const found = /^(SO|PC)\s*0*([1-9]\d{0,9})$/i.exec(text);
  if (!found) return null;
  const id = Number(found[2]);
  return found[1]?.toUpperCase() === 'SO' ? { orderid: id } : { expressid: id };
}
