import { edition } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { ownPage, pageFields } from './fields.ts';
import { pageSize } from './paging.ts';
import { mostHotWords } from './search-words.ts';
import { line } from './written.ts';
import * as z from './zod.ts';

/** What staff teach the search: hot words, synonyms, and what nobody finds. */

const desk = { auth: 'staff', right: 'marketing', limit: 'browse' } as const;
const change = { ...desk, method: 'POST', decides: 'nothing' } as const;
const word = line(2, 60, 'Use 2 to 60 characters.');

export const listHotWords = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/search/hot',
  summary: 'The words that staff put before what shoppers search most, in their order',
  queries: 3,
  input: z.strictObject({}),
  output: z.object({ words: z.array(z.string()) }),
});

export const saveHotWords = endpoint({
  ...change,
  path: '/api/staff/search/savehot',
  summary: 'Put these words there, in this order',
  queries: 7,
  input: z.strictObject({
    edition,
    words: z
      .array(word)
      .max(mostHotWords, { error: `At most ${mostHotWords} words.` })
      .refine((words) => new Set(words.map((each) => each.toLowerCase())).size === words.length, {
        error: 'Say each word once.',
      }),
  }),
  output: z.object({ words: z.array(z.string()) }),
});

export const listSynonyms = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/search/synonyms',
  summary: `What shoppers call things and what goods are called, by word, ${pageSize} a page`,
  queries: 3,
  input: z.strictObject({ q: z.string().trim().max(60).default(''), page: ownPage }),
  output: z.object({ items: z.array(z.object({ word: z.string(), means: z.string() })), ...pageFields }),
});

export const saveSynonym = endpoint({
  ...change,
  path: '/api/staff/search/savesynonym',
  summary: 'A word that shoppers use means what goods are called; goods are found by it after the next rebuild',
  queries: 4,
  input: z.strictObject({ word, means: word }).refine((given) => given.word !== given.means, {
    path: ['means'],
    error: 'It means itself already.',
  }),
  output: z.object({}),
});

export const dropSynonym = endpoint({
  ...change,
  path: '/api/staff/search/dropsynonym',
  summary: 'It does not mean that',
  queries: 4,
  input: z.strictObject({ word: z.string().max(60), means: z.string().max(60) }),
  output: z.object({}),
});

export const rebuildSearchNow = endpoint({
  ...change,
  limit: 'costly',
  path: '/api/staff/search/rebuild',
  summary: 'Bring changed synonyms into all goods now and not tonight',
  queries: 3,
  input: z.strictObject({}),
  output: z.object({}),
});

export const listMisses = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/search/misses',
  summary: `What was searched for in the last 30 days and not found, the most wanted first, ${pageSize} a page`,
  queries: 3,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(z.object({ keyword: z.string(), searches: z.int(), lastDay: z.string() })),
    ...pageFields,
  }),
});
