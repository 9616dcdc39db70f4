import type { HelpEntry } from '@sgb/contract/help.ts';
import { languageOf } from '@sgb/contract/help-language.ts';
import { Breadcrumb } from '@sgb/ui/breadcrumb.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { pageWidth } from '../../shared/page/width.ts';
import { ContactBox } from './contact-box.tsx';
import { helpHref, questionHref } from './help-links.ts';
import { HelpSearch } from './help-search.tsx';
import { type HelpSection, sectionsOf } from './sections.ts';

const questionsShown = 6;

export function Overview() {
  const { articles } = useSuspenseQuery(query('GET /api/helpcenter/list', {})).data;
  const [params] = useSearchParams();
  const answers = articles.find(({ questions }) => questions.length > 0);
  return (
    <div className={cx(pageWidth, 'pt-1 pb-8 md:pt-3 md:pb-12')}>
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Help center' }]} LinkComponent={ShopLink} />
      <div className="mx-auto mt-2 flex max-w-5xl flex-col gap-6 md:gap-8">
        <header className="flex flex-col gap-3 rounded-card bg-brand-soft p-4 md:p-8">
          <h1 className="font-bold text-xl">Help center</h1>
          <p>How buying, paying and shipping work, in short words.</p>
          <HelpSearch key={params.get('q')} entries={articles} />
        </header>
        {articles.length === 0 && <EmptyState title="No help yet">Ask us directly: see below.</EmptyState>}
        {sectionsOf(articles).map((section) => (
          <Section key={section.name} section={section} />
        ))}
        <div className="grid gap-4 md:grid-cols-2">
          {answers && <AskedMost article={answers} />}
          <div>
            <ContactBox />
          </div>
        </div>
      </div>
    </div>
  );
}

function Section({ section: { name, articles } }: { section: HelpSection }) {
  const id = useId();
  return (
    <section aria-labelledby={id} lang={languageOf(name)}>
      <h2 id={id} className="font-semibold text-lg">
        {name}
      </h2>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2 md:gap-3">
        {articles.map(({ type, title, summary }) => (
          <Card as="li" key={type} interactive padding="none">
            <Link to={helpHref(type)} className="flex h-full items-center justify-between gap-3 p-4 -outline-offset-2">
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-ink-soft text-sm">{summary}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
            </Link>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function AskedMost({ article: { type, questions } }: { article: HelpEntry }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-base">
        Often asked
      </h2>
      <ul className="mt-1">
        {questions.slice(0, questionsShown).map((question) => (
          <li key={question}>
            <Link
              to={questionHref(type, question)}
              className="flex min-h-11 items-center justify-between gap-2 text-sm hover:underline"
            >
              {question}
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
