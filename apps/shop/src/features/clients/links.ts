export const receiversHref = '/client/2/index';

export function receiverHref(id?: number): string {
  return id === undefined ? '/client/2/edit' : `/client/2/edit?id=${id}`;
}
