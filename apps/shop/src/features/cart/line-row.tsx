import type { CartLine } from '@sgb/contract/cart.ts';
import { unitWord } from '@sgb/contract/catalogue.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { Price } from '@sgb/ui/price.tsx';
import { ChevronDown, Heart, MessageSquareText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { GoodsTags } from '../../shared/goods/goods-tags.tsx';
import { pictureUrl, productHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { LineNotes } from './line-notes.tsx';
import { QuantityField } from './quantity-field.tsx';
import { RemarkField } from './remark-field.tsx';
import type { CartChange } from './use-cart.ts';
import type { CartFreshness } from './use-fresh-cart.ts';
import { isDead, nameOf } from './words.ts';

export interface LineTools {
  readonly change: CartChange;
  readonly freshness: CartFreshness;
  readonly tick: (ids: readonly number[], ticked: boolean) => void;
  readonly remove: (ids: readonly number[], to?: 'favorites') => void;
  readonly chooseSku: (line: CartLine) => void;
}

/** On a phone the price and the stepper stand under the title, on a desktop in columns of their own. */
export function LineRow({ line, tools }: { line: CartLine; tools: LineTools }) {
  const dead = isDead(line);
  const name = nameOf(line);
  return (
    <li
      id={`line-${line.id}`}
      data-fault={line.fault ?? undefined}
      className="scroll-mt-24 pt-3 pr-3 pb-1 pl-2 md:px-4 lg:grid lg:grid-cols-[minmax(0,1fr)_auto_7rem] lg:gap-x-4"
    >
      <div className="flex min-w-0 gap-2 md:gap-3">
        <Checkbox
          checked={line.ticked}
          disabled={dead}
          onChange={(on) => tools.tick([line.id], on)}
          label={`Buy ${name}`}
          hideLabel
          className="-ml-1 self-start lg:mt-5"
        />
        <Link
          to={productHref(line.productid)}
          tabIndex={-1}
          aria-hidden="true"
          className={cx('w-22 shrink-0 self-start', dead && 'opacity-50 grayscale')}
        >
          <Picture src={pictureUrl(line.picture)} alt="" sizes="88px" className="rounded-control" />
        </Link>
        <div className="min-w-0 flex-1">
          <Link
            to={productHref(line.productid)}
            className={cx('line-clamp-2 text-sm hover:underline md:text-base', dead && 'text-ink-soft')}
          >
            {line.title}
          </Link>
          <SkuChip line={line} dead={dead} onChoose={() => tools.chooseSku(line)} />
          <UnitPrice line={line} />
        </div>
      </div>
      <div
        className={cx(
          'mt-2 flex items-center justify-between gap-3 pl-11 lg:contents',
          dead && 'max-lg:hidden lg:*:invisible',
        )}
      >
        <QuantityField line={line} change={tools.change} className="lg:items-center lg:pt-4" />
        <p className="text-right lg:pt-5">
          <Price cents={line.lineCents} />
        </p>
      </div>
      <div className="mt-1 pl-11 lg:col-span-full">
        <LineNotes line={line} freshness={tools.freshness} change={tools.change} />
        <LineActions line={line} tools={tools} />
      </div>
    </li>
  );
}

function SkuChip({ line, dead, onChoose }: { line: CartLine; dead: boolean; onChoose: () => void }) {
  const words = line.options.join(', ');
  if (!words) return null;
  if (line.fault === 'offShelf') return <p className="mt-1 text-ink-soft text-sm">{words}</p>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Change ${words} of ${line.title}`}
      onClick={onChoose}
      className="group/sku -my-1 flex min-h-11 max-w-full items-center md:my-1 md:min-h-8"
    >
      <span
        className={cx(
          'inline-flex min-w-0 items-center gap-1 rounded-control bg-sunk px-2 py-1 text-sm group-hover/sku:bg-line',
          dead && 'text-ink-soft',
        )}
      >
        <span className="truncate">{words}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </span>
    </button>
  );
}

function UnitPrice({ line }: { line: CartLine }) {
  if (isDead(line)) return <p className="mt-1 text-ink-soft text-sm">{formatRand(line.unitCents)} before</p>;
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-1.5">
      <Price cents={line.unitCents} tone="action" />
      <span className="text-ink-soft text-xs">each {unitWord(line.unit)}</span>
      <GoodsTags goods={{ special: line.special, stockType: 0, onSale: false }} />
    </p>
  );
}

const small = 'px-2! font-medium! text-ink-soft! text-xs!';

function LineActions({ line, tools }: { line: CartLine; tools: LineTools }) {
  const [noting, setNoting] = useState(false);
  const name = nameOf(line);
  const remarkWord = line.remark ? 'Edit remark' : 'Remark';
  if (noting) return <RemarkField line={line} change={tools.change} onDone={() => setNoting(false)} />;
  return (
    <>
      {line.remark && (
        <p className="mt-1 break-words text-sm">
          <span className="text-ink-soft">Remark:</span> {line.remark}
        </p>
      )}
      <div className="-ml-2 flex flex-wrap items-center">
        <Button
          variant="ghost"
          size="sm"
          className={small}
          aria-label={`${remarkWord} for ${name}`}
          onClick={() => setNoting(true)}
          icon={<MessageSquareText aria-hidden="true" className="size-4" />}
        >
          {remarkWord}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className={small}
          aria-label={`Save for later in your favorites: ${name}`}
          onClick={() => tools.remove([line.id], 'favorites')}
          icon={<Heart aria-hidden="true" className="size-4" />}
        >
          <span>
            Save<span className="max-[24rem]:hidden"> for later</span>
          </span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className={small}
          aria-label={`Remove ${name}`}
          onClick={() => tools.remove([line.id])}
          icon={<Trash2 aria-hidden="true" className="size-4" />}
        >
          Remove
        </Button>
      </div>
    </>
  );
}
