import { expect, test } from 'vitest';
import { afterForm, receiversHref } from './links.ts';

test.each([
  ['', undefined, receiversHref],
  ['', 7, receiversHref],
  ['origUrl=/deliveryorder/combine', undefined, '/deliveryorder/combine'],
  ['origUrl=/deliveryorder/combine', 7, '/deliveryorder/combine?rid=7'],
  ['origUrl=/deliveryorder/combine?step=way%26rid=3', 7, '/deliveryorder/combine?step=way&rid=7'],
  ['origUrl=https://evil.example/', 7, receiversHref],
])('%s with %s leads to %s', (search, id, href) => {
  expect(afterForm(new URLSearchParams(search), id)).toBe(href);
});
