import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import type { AtRule, ChildNode, Container, Declaration, Document, Rule } from 'postcss';

/** One rule of a layer. */
export interface StyleRule {
  readonly text: string;
  /** The conditions around it, from the outside: '@media (width>=48rem)'. */
  readonly around: readonly string[];
  /** For each of its selectors the classes without which it applies to nothing. */
  readonly needs: readonly (readonly string[])[];
  readonly specificity: number;
  readonly important: boolean;
  /** What it may quarrel about with other rules: two that have none in common never do. */
  readonly families: ReadonlySet<string>;
}

const onePseudoClass = 1000;

/** The selectors within a pseudo-class that are worth something. */
function within(part: SelectorComponent): readonly Selector[] {
  if (part.type !== 'pseudo-class') return [];
  if (part.kind === 'is' || part.kind === 'not' || part.kind === 'has') return part.selectors;
  return part.kind === 'nth-child' || part.kind === 'nth-last-child' ? (part.of ?? []) : [];
}

const most = (selectors: readonly Selector[]): number => Math.max(0, ...selectors.map(specificityOf));

/** Identifiers, then classes, then elements; a thousand of one count as one of those before. */
function specificityOf(selector: Selector): number {
  return selector.reduce((sum, part) => {
    if (part.type === 'id') return sum + onePseudoClass ** 2;
    if (part.type === 'class' || part.type === 'attribute') return sum + onePseudoClass;
    if (part.type === 'type' || part.type === 'pseudo-element') return sum + 1;
    if (part.type !== 'pseudo-class' || part.kind === 'where') return sum;
    const takesPlaceOfOthers = part.kind === 'is' || part.kind === 'not' || part.kind === 'has';
    return sum + (takesPlaceOfOthers ? 0 : onePseudoClass) + most(within(part));
  }, 0);
}

function neededClasses(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return [];
    const [only, ...others] = part.selectors;
    return only && others.length === 0 ? neededClasses(only) : [];
  });
}

/** What many rules select, read at once. */
function selectorsOf(rules: readonly Rule[]): Selector[][] {
  const found: Selector[][] = [];
  transform({
    filename: 'selectors.css',
    code: Buffer.from(rules.map(({ selector }) => `${selector}{--read:1}`).join('\n')),
    visitor: {
      Rule: {
        style({ value }) {
          found.push(value.selectors);
        },
      },
    },
  });
  if (found.length !== rules.length) throw new Error('some selectors of the styles were not read one by one');
  return found;
}

/** Properties that set others with a name of another kind. */
const sameFamily: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  line: 'font',
  white: 'text',
  justify: 'align',
  place: 'align',
};

const unlike = /^(all|grid-(row-|column-)?gap|(min-|max-)?(inline|block)-size|word-wrap|page-break-.*)$/;

/**
 * Properties that may set the same thing are of one family: a shorthand begins with the word that its parts begin with. Too
 * large a family costs bytes, too small a one would cost the order.
 */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
  const name = property.replace(/^-(webkit|moz|ms|o)-/, '');
  if (unlike.test(name)) throw new Error(`the styles cannot be parted: nothing is known of ${property}`);
  const [word = name] = name.split('-', 1);
  return word === 'min' || word === 'max' ? name : (sameFamily[word] ?? word);
}

interface Found {
  readonly rule: Rule;
  readonly around: readonly string[];
}

/** One for each specificity that it has. */
function alike(rule: Rule, selectors: readonly Selector[]): { readonly text: string; readonly group: Selector[] }[] {
  const groups = Map.groupBy(selectors.entries(), ([, selector]) => specificityOf(selector));
  return [...groups.values()].map((members) => ({
    text: rule.clone({ selectors: members.map(([i]) => rule.selectors[i] ?? '') }).toString(),
    group: members.map(([, selector]) => selector),
  }));
}

function inside(node: Container<ChildNode> | Document, around: readonly string[] = []): Found[] {
  return (node.nodes ?? []).flatMap((child): Found[] => {
    if (child.type === 'comment') return [];
    if (child.type === 'rule') return [{ rule: child, around }];
    const { name, params, nodes } = child as AtRule;
    if (!nodes || name === 'layer') throw new Error(`the styles cannot be parted: @${name} in a layer`);
    return inside(child as AtRule, [...around, `@${name} ${params}`]);
  });
}

/** All rules of a layer, in their order. */
export function readRules(layer: AtRule): StyleRule[] {
  const found = inside(layer);
  const selectors = selectorsOf(found.map(({ rule }) => rule));
  return found.flatMap(({ rule, around }, i) => {
    const declarations = rule.nodes.filter((node): node is Declaration => node.type === 'decl');
    const important = declarations.some((one) => one.important);
    if (declarations.length < rule.nodes.length) throw new Error(`the styles cannot be parted: ${rule.selector} nests`);
    if (important && !declarations.every((one) => one.important))
      throw new Error(`the styles cannot be parted: only some of ${rule.selector} is important`);
    const families = new Set(declarations.map(({ prop }) => familyOf(prop)));
    return alike(rule, selectors[i] ?? []).map(({ text, group: [first = [], ...others] }) => ({
      text,
      around,
      needs: [first, ...others].map(neededClasses),
      specificity: specificityOf(first),
      important,
      families,
    }));
  });
}
