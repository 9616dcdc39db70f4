import { Link } from '../../shared/links/router-link.tsx';
import { parseInline } from './inline.ts';

/** 'R 350.00' and '10 %' do not break in the middle. */
function unbroken(text: string): string {
  return text.replace(/\bR (?=\d)/g, 'R\u00a0').replace(/(?<=\d) (?=%)/g, '\u00a0');
}

/** A text from the database: only React makes elements of it, so nothing in it can become HTML. */
export function RichText({ text }: { text: string }) {
  return parseInline(unbroken(text)).map((part, place) => {
    if (part.kind === 'bold') return <strong key={place}>{part.text}</strong>;
    if (part.kind === 'text') return part.text;
    return (
      <Link key={place} to={part.href} className="font-medium text-brand underline underline-offset-2">
        {part.text}
      </Link>
    );
  });
}
