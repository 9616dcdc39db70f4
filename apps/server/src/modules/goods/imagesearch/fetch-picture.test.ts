import { expect, test } from 'vitest';
import { refuse } from '../../../platform/http/refusal.ts';
import { createPictureFetch } from './fetch-picture.ts';
import { faults } from './rules.ts';

test.each(['127.0.0.1', '169.254.169.254', '10.1.2.3', '::1', 'fd00::1'])(
  'a picture server whose name leads to %s is not asked',
  async (address) => {
    const asked: string[] = [];
    const fetchPicture = createPictureFetch(async (host) => {
      asked.push(host);
      return [address];
    });
    const answer = await fetchPicture(new URL('https://cbu01.alicdn.com/a.jpg'));
    expect(answer).toEqual(refuse('notFound', faults.unreachable, { field: 'imageurl' }));
    expect(asked).toEqual(['cbu01.alicdn.com']);
  },
);
