import pg from 'pg';

const clients = 4;

export interface Scenario {
  readonly name: string;
  readonly call: string;
  readonly keywords: readonly string[];
  readonly aimMs: number;
  /** Other keywords of this kind, asked for before the measured ones: a shop that has run for a minute is measured. */
  readonly warmUp?: readonly string[];
}

/** Words by how many goods have them, from the index itself: the lists are the same on every machine. */
async function wordsBetween(url: string, least: number, most: number, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ word: string }>(
    `select w.word from search_words w
     join search_lexemes l on l.lexeme = (tsvector_to_array(to_tsvector('english', w.word)))[1]
     where l.docs between $1 and $2 order by md5(w.word) limit $3`,
    [least, most, count],
  );
  await client.end();
  return rows.map(({ word }) => word);
}

export async function scenarios(databaseUrl: string): Promise<Scenario[]> {
  const unusual = await wordsBetween(databaseUrl, 20, 9_999, 360);
  const [rare, warmUp] = [unusual.slice(0, 120), unusual.slice(120)];
  const common = await wordsBetween(databaseUrl, 80_000, 130_000, 40);
  const pairs = rare.slice(0, 40).map((word, place) => `${common[place % common.length] ?? ''} ${word}`);
  const commonPairs = common.slice(1).map((word, place) => `${common[place]} ${word}`);
  const typed = rare.flatMap((word) => [word.slice(0, 2), word.slice(0, 3), word.slice(0, 5)]);
  const slips = rare.filter((word) => word.length > 5).map((word) => word.slice(0, 2) + word.slice(3));
  const list = '/api/search/keysearchlist';
  return [
    { name: 'words of under 10,000 goods', call: list, keywords: rare, aimMs: 40, warmUp },
    { name: 'such a word and a common one', call: list, keywords: pairs, aimMs: 30 },
    { name: 'misspelt', call: list, keywords: slips, aimMs: 40 },
    { name: 'words of about 100,000 goods', call: list, keywords: common, aimMs: 100 },
    { name: 'two such words', call: list, keywords: commonPairs, aimMs: 60 },
    { name: 'suggestions', call: '/api/search/keywordSearch', keywords: typed, aimMs: 15 },
    { name: 'suggestions, misspelt', call: '/api/search/keywordSearch', keywords: slips, aimMs: 15 },
  ];
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Each client asks its next keyword as soon as it has an answer. */
async function times(shop: string, { call, keywords }: Scenario, rounds: number): Promise<number[]> {
  const queue = Array.from({ length: rounds }, () => keywords).flat();
  const measured: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let keyword = queue[next++]; keyword !== undefined; keyword = queue[next++]) {
        const started = performance.now();
        const answer = await fetch(`${shop}${call}?${new URLSearchParams({ keyword })}`);
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${call} ${keyword}: ${answer.status}`);
        measured.push(performance.now() - started);
      }
    }),
  );
  return measured.sort((one, other) => one - other);
}

export async function measureSpeed(shop: string, list: readonly Scenario[]): Promise<void> {
  console.log(`\n${clients} clients at once, milliseconds for a whole answer (goods, count, categories)`);
  console.log(
    `${''.padEnd(32)}${'queries'.padStart(9)}${'p50'.padStart(8)}${'p95'.padStart(8)}${'p99'.padStart(8)}   aim for p95`,
  );
  for (const scenario of list) {
    await times(shop, { ...scenario, keywords: scenario.warmUp ?? scenario.keywords.slice(0, 20) }, 1);
    const sorted = await times(shop, scenario, Math.max(2, Math.ceil(300 / scenario.keywords.length)));
    const figures = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share).toFixed(1).padStart(8)).join('');
    const verdict = percentile(sorted, 0.95) <= scenario.aimMs ? 'met' : 'missed';
    console.log(
      `${scenario.name.padEnd(32)}${String(sorted.length).padStart(9)}${figures}   ${scenario.aimMs}: ${verdict}`,
    );
  }
}
