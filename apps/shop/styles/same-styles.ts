import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import type { PartedStyles } from './part-styles.ts';
import { readRules, type StyleRule } from './read-rules.ts';

const isUtilities = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer' && node.params === 'utilities';

interface Ranked {
  readonly rule: StyleRule;
  /** In the order in which layers were named. */
  readonly layer: number;
}

/** The rules of a layer that has further ones in it, as they stand in the document. */
function rankedIn(layers: readonly AtRule[]): Ranked[] {
  const order: string[] = [];
  const ranked: Ranked[] = [];
  const visit = (node: AtRule, around: readonly string[]): void => {
    for (const child of node.nodes ?? []) {
      if (child.type !== 'atrule') throw new Error('a rule in no layer');
      if (child.name !== 'layer') visit(child, [...around, `@${child.name} ${child.params}`]);
      else if (!child.nodes) order.push(...child.params.split(',').map((name) => name.trim()));
      else {
        if (!order.includes(child.params)) throw new Error(`layer ${child.params} was not named at the beginning`);
        const layer = order.indexOf(child.params);
        for (const rule of readRules(child))
          ranked.push({ rule: { ...rule, around: [...around, ...rule.around] }, layer });
      }
    }
  };
  for (const layer of layers) visit(layer, []);
  return ranked;
}

/** What wins last: an important rule of an early layer, a normal one of a late one. */
const byStrength = (one: Ranked, other: Ranked): number =>
  (one.rule.important ? other.layer - one.layer : one.layer - other.layer) ||
  one.rule.specificity - other.rule.specificity;

const keyOf = ({ around, text }: StyleRule) => [...around, text].join(' ');

/** For each family the rules that may quarrel about it, the strongest last. */
function quarrels(ranked: readonly Ranked[]): Map<string, string> {
  const families = new Map<string, Ranked[]>();
  for (const one of ranked) {
    for (const family of one.rule.families) {
      const key = `${family}${one.rule.important ? ' !' : ''}`;
      families.set(key, [...(families.get(key) ?? []), one]);
    }
  }
  const written = (rules: readonly Ranked[]) => rules.toSorted(byStrength).map(({ rule }) => keyOf(rule));
  return new Map([...families].map(([family, rules]) => [family, written(rules).join('\n')]));
}

/** Each declaration that is no utility, with all that stands around it. */
function otherDeclarations(nodes: readonly ChildNode[], around = ''): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'comment') return [];
    if (node.type === 'decl') return [`${around}{${node}}`];
    const own = node.type === 'rule' ? node.selector : `@${node.name} ${node.params}`;
    return otherDeclarations(node.nodes ?? [], `${around} ${own}`);
  });
}

const others = (root: Root) => otherDeclarations(root.nodes.filter((node) => !isUtilities(node)));
const definedIn = (declarations: readonly string[]) =>
  new Set(
    declarations
      .flatMap(
        (one) =>
          /@layer (?:theme|properties) .*\{(--[\w-]+)|@(?:property|keyframes) ([\w-]+)/.exec(one)?.slice(1) ?? [],
      )
      .filter(Boolean),
  );

/** Where two files do not mean what one means; nothing, if all is well. */
export function differences(whole: string, { first, rest }: PartedStyles): string[] {
  const roots = { whole: postcss.parse(whole), first: postcss.parse(first), rest: postcss.parse(rest) };
  const before = quarrels(
    roots.whole.nodes.filter(isUtilities).flatMap((layer) => readRules(layer).map((rule) => ({ rule, layer: 0 }))),
  );
  const after = quarrels(rankedIn([...roots.first.nodes, ...roots.rest.nodes].filter(isUtilities)));
  const quarrel = [...new Set([...before.keys(), ...after.keys()])].filter(
    (family) => before.get(family) !== after.get(family),
  );
  const lists = [others(roots.whole), [...others(roots.first), ...others(roots.rest)]].map((list) => list.toSorted());
  const [had = [], has = []] = lists;
  const lost = had.filter((one, i) => one !== has[i]).slice(0, 1);
  const ofFirst = definedIn(others(roots.first));
  const twice = [...definedIn(others(roots.rest))].filter((name) => ofFirst.has(name));
  return [...quarrel, ...(had.length === has.length ? lost : ['another number of declarations']), ...twice];
}
