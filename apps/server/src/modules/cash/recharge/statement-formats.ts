import { StatementFault, type StatementFile, type StatementRow } from './statement-row.ts';

/** A number of an account without what stands before it: a bank, a branch. */
const digitsOf = (text = '') => /(\d+)\D*$/.exec(text)?.[1] ?? '';

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** OFX and QFX: a block for each transaction, in SGML without end tags or in XML. */
export function ofxFile(text: string): StatementFile {
  if (!/<\/OFX>/i.test(text)) throw new StatementFault('The file is cut off: its end is missing.');
  const account = digitsOf(/<ACCTID>([^<\r\n]*)/i.exec(text)?.[1]);
  const rows = [...text.matchAll(/<STMTTRN>([\s\S]*?)(?=<\/STMTTRN>|<STMTTRN>|<\/BANKTRANLIST>)/gi)].map((block) => {
    const field = (name: string) =>
      new RegExp(`<${name}>([^<\\r\\n]*)`, 'i')
        .exec(block[1] ?? '')?.[1]
        ?.trim()
        .replaceAll('&amp;', '&') ?? '';
    return {
      line: lineOf(text, block.index),
      date: field('DTPOSTED').slice(0, 8),
      amount: field('TRNAMT'),
      text: [field('NAME'), field('MEMO')].filter(Boolean).join(' '),
      mark: field('FITID'),
    };
  });
  return { rows, account };
}

const movement = /^:61:(\d{6})(?:\d{4})?(R?[CD])[A-Z]?(\d+,\d{0,2})[A-Z]\w{3}([^\r\n]*)/;

/** MT940: a line :61: for each movement, its words in the :86: behind it. */
export function mt940File(text: string): StatementFile {
  if (!/^:62[FM]:/m.test(text)) throw new StatementFault('The file is cut off: its closing balance is missing.');
  const rows: StatementRow[] = [];
  const tags = text.split(/\r?\n(?=:\d\d[A-Z]?:|-\}?)/);
  let line = 1;
  for (const [place, tag] of tags.entries()) {
    const [, date = '', side = '', amount = '', rest = ''] = movement.exec(tag) ?? [];
    if (tag.startsWith(':61:') && date === '') throw new StatementFault(`Line ${line}: this movement cannot be read.`);
    if (date !== '') {
      const words = tags[place + 1]?.startsWith(':86:') ? (tags[place + 1] ?? '').slice(4) : '';
      const sign = side === 'C' || side === 'RD' ? '' : '-';
      const whole = amount.replace(',', '.').replace(/\.$/, '');
      const said = `${rest.replace('//', ' ')} ${words.replaceAll(/\r?\n/g, '')}`;
      rows.push({ line, date: `20${date}`, amount: `${sign}${whole}`, text: said.trim(), mark: '' });
    }
    line += tag.split('\n').length;
  }
  return { rows, account: digitsOf(/^:25:([^\r\n]*)/m.exec(text)?.[1]) };
}
