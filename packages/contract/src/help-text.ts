import type { HelpBlock, SizeTable } from './help.ts';

/**
 * A help article as a text that people write: '# Heading', paragraphs with an empty line between them, '- ' a list, '1. Title: text'
 * steps, '? Question' with its answer below, 'Table: Caption' and rows of cells between bars, 'Sizes: Caption; measure; cm'.
 */

const cells = (row: string): string[] =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim());
const row = (parts: readonly string[]): string => `| ${parts.join(' | ')} |`;

function sizesOf(head: string, rows: readonly string[]): HelpBlock {
  const [caption = '', measure = '', unit = ''] = head.split(';').map((part) => part.trim());
  const [first = '', ...rest] = rows;
  const parted = rest.map((each) => {
    const [span = '', ...others] = cells(each);
    const [from = '', to = ''] = span.split('-').map((part) => part.trim());
    return { from: Number(from), to: Number(to), cells: others };
  });
  return {
    kind: 'sizes',
    caption,
    measure,
    unit: unit as SizeTable['unit'],
    columns: cells(first).slice(1),
    rows: parted,
  };
}

function blockOf(lines: readonly string[]): HelpBlock {
  const [first = '', ...rest] = lines;
  if (first.startsWith('# ')) return { kind: 'heading', text: [first.slice(2), ...rest].join(' ').trim() };
  if (first.startsWith('? '))
    return { kind: 'question', question: first.slice(2).trim(), answer: rest.join('\n').trim() };
  if (first.startsWith('Table: ')) {
    const [columns = [], ...rows] = rest.map(cells);
    return { kind: 'table', caption: first.slice(7).trim(), columns, rows };
  }
  if (first.startsWith('Sizes: ')) return sizesOf(first.slice(7), rest);
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => line.slice(2).trim()) };
  if (lines.every((line) => /^\d+\. [^:]+: /.test(line))) {
    const steps = lines.map((line) => /^\d+\. ([^:]+): (.*)$/.exec(line));
    return { kind: 'steps', items: steps.map((step) => ({ title: step?.[1] ?? '', text: step?.[2] ?? '' })) };
  }
  return { kind: 'paragraph', text: lines.join('\n') };
}

export function blocksIn(text: string): HelpBlock[] {
  return text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(blockOf);
}

function textOf(block: HelpBlock): string {
  switch (block.kind) {
    case 'heading':
      return `# ${block.text}`;
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'steps':
      return block.items.map(({ title, text }, place) => `${place + 1}. ${title}: ${text}`).join('\n');
    case 'question':
      return `? ${block.question}\n${block.answer}`;
    case 'table':
      return [`Table: ${block.caption}`, row(block.columns), ...block.rows.map(row)].join('\n');
    case 'sizes': {
      const rows = block.rows.map(({ from, to, cells: rest }) => row([`${from} - ${to}`, ...rest]));
      const head = `Sizes: ${block.caption}; ${block.measure}; ${block.unit}`;
      return [head, row([block.measure, ...block.columns]), ...rows].join('\n');
    }
  }
}

export const helpText = (body: readonly HelpBlock[]): string => body.map(textOf).join('\n\n');
