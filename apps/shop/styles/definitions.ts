import type { AtRule, ChildNode, Container, Declaration, Root } from 'postcss';

const isAt = (node: ChildNode, name: string): node is AtRule => node.type === 'atrule' && node.name === name;

/** Layers that say what variables are, by nothing but their names. */
const defines = (node: ChildNode): node is AtRule =>
  isAt(node, 'layer') && (node.params === 'theme' || node.params === 'properties');

/** All words of a value, among them the variables and animations that it uses. */
const wordsOf = (text: string): readonly string[] => text.match(/[\w-]+/g) ?? [];

function declarationsOf(nodes: readonly ChildNode[]): Declaration[] {
  return nodes.flatMap((node) => {
    if (node.type === 'decl') return [node];
    return 'nodes' in node && node.nodes ? declarationsOf(node.nodes) : [];
  });
}

const isVariable = ({ prop }: Declaration) => prop.startsWith('--');

function withoutEmpty(container: Container<ChildNode>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || !node.nodes) continue;
    withoutEmpty(node as Container<ChildNode>);
    if (node.nodes.length === 0) node.remove();
  }
}

/** The names that the first file uses, and what those are made of. */
function usedNames(root: Root, isNamed: (name: string) => boolean): Set<string> {
  const [definitions, others] = [root.nodes.filter(defines), root.nodes.filter((node) => !defines(node))];
  const plain = others.filter((node) => !isAt(node, 'property'));
  const used = new Set(declarationsOf(plain).flatMap(({ prop, value }) => [prop, ...wordsOf(value)]));
  const variables = declarationsOf(definitions);
  for (const one of variables)
    if (!isVariable(one) || isNamed(one.prop)) for (const word of wordsOf(one.value)) used.add(word);
  for (const { prop } of variables) if (isNamed(prop)) used.add(prop);
  for (let known = -1; known < used.size; ) {
    known = used.size;
    for (const { prop, value } of variables) if (used.has(prop)) for (const word of wordsOf(value)) used.add(word);
  }
  return used;
}

/**
 * Variables, their kinds and animations that the first file does not use go to the rest, by their names: whatever is defined
 * of one stays together. Says which they are.
 */
export function partDefinitions(first: Root, rest: Root, isNamed: (name: string) => boolean): string[] {
  const used = usedNames(first, isNamed);
  const moved: string[] = [];
  for (const layer of first.nodes.filter(defines).toReversed()) {
    const own = layer.clone();
    for (const one of declarationsOf(own.nodes ?? [])) if (!isVariable(one) || used.has(one.prop)) one.remove();
    for (const one of declarationsOf(layer.nodes ?? [])) {
      if (!isVariable(one) || used.has(one.prop)) continue;
      moved.push(one.prop);
      one.remove();
    }
    withoutEmpty(own);
    withoutEmpty(layer);
    if (own.nodes?.length) rest.prepend(own);
  }
  for (const node of first.nodes.filter((one) => isAt(one, 'property') || isAt(one, 'keyframes'))) {
    if (used.has(node.params)) continue;
    moved.push(node.params);
    rest.append(node);
  }
  return moved;
}
