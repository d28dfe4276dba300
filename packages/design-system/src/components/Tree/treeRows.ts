/** What the rows are made from: the caller's nodes and what is known of them. */
export interface TreeShape<Node> {
  items: readonly Node[];
  keyOf: (node: Node) => string;
  /** undefined: not loaded yet, or a leaf. */
  childrenOf: (node: Node) => readonly Node[] | undefined;
  /** Whether it can be opened. */
  opens: (node: Node) => boolean;
  expanded: ReadonlySet<string>;
  failed: ReadonlySet<string>;
}

/** One line of the tree, in the order in which it is read. */
export type TreeRow<Node> = NodeRow<Node> | MissingRow<'loading'> | MissingRow<'failed'>;

export interface NodeRow<Node> {
  kind: 'node';
  key: string;
  node: Node;
  /** From 1. */
  level: number;
  /** Place among its siblings, from 1, and how many they are. */
  position: number;
  siblings: number;
  /** Index of the parent's row; -1 at the top. */
  parent: number;
  opens: boolean;
  expanded: boolean;
}

/** In the place of children that are on their way, or did not come. */
export interface MissingRow<Kind> {
  kind: Kind;
  key: string;
  level: number;
  position: 1;
  siblings: 1;
  parent: number;
}

/** The rows in sight if the tree were endless: nodes whose ancestors are all open. */
export function treeRows<Node>(shape: TreeShape<Node>): TreeRow<Node>[] {
  const rows: TreeRow<Node>[] = [];
  const add = (nodes: readonly Node[], level: number, parent: number) => {
    let position = 0;
    for (const node of nodes) {
      position++;
      const key = shape.keyOf(node);
      const opens = shape.opens(node);
      const expanded = opens && shape.expanded.has(key);
      const index = rows.length;
      rows.push({
        kind: 'node',
        key,
        node,
        level,
        position,
        siblings: nodes.length,
        parent,
        opens,
        expanded,
      });
      if (!expanded) continue;
      const children = shape.childrenOf(node);
      if (children) {
        add(children, level + 1, index);
        continue;
      }
      const missing = {
        key: missingKey(key),
        level: level + 1,
        position: 1,
        siblings: 1,
        parent: index,
      } as const;
      rows.push(shape.failed.has(key) ? { kind: 'failed', ...missing } : { kind: 'loading', ...missing });
    }
  };
  add(shape.items, 1, -1);
  return rows;
}

/** No key of a node begins with this character. */
function missingKey(parent: string): string {
  return `\u0000${parent}`;
}
