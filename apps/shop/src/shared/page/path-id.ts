import { data, type Params } from 'react-router';

const mostId = 2_147_483_647;

/** Whether something can be the number of a row at all. */
export const isId = (text: string | undefined): boolean => /^[1-9]\d{0,9}$/.test(text ?? '') && Number(text) <= mostId;

/** In the loader of a page with a number in its path: what is none is the 404 page, not a message about a field. */
export function needId({ id }: Params): void {
  if (!isId(id)) throw data('', { status: 404 });
}

/** The number itself. */
export const idOf = ({ id = '' }: Params) => id as `${number}`;
