import { useEffect, useRef, useState } from 'react';

interface Loaded<Node> {
  children: ReadonlyMap<string, readonly Node[]>;
  failed: ReadonlySet<string>;
}

export type LoadChildren<Node> = (node: Node, signal: AbortSignal) => Promise<readonly Node[]>;

/**
 * Children that come from elsewhere, asked for once each.
 * @param onSettled said when they came (how many) or did not (null)
 */
export function useLazyChildren<Node>(
  keyOf: (node: Node) => string,
  load: LoadChildren<Node> | undefined,
  onSettled: (node: Node, count: number | null) => void,
) {
  const [loaded, setLoaded] = useState<Loaded<Node>>({ children: new Map(), failed: new Set() });
  const asked = useRef(new Map<string, AbortController>());
  const settled = useRef(onSettled);
  settled.current = onSettled;

  // What is under way belongs to the network: it ends with the tree.
  useEffect(() => {
    const { current } = asked;
    return () => {
      for (const request of current.values()) request.abort();
      current.clear();
    };
  }, []);

  const ask = (node: Node) => {
    const key = keyOf(node);
    if (!load || asked.current.has(key)) return;
    const request = new AbortController();
    asked.current.set(key, request);
    load(node, request.signal).then(
      (children) => {
        if (request.signal.aborted) return;
        asked.current.delete(key);
        setLoaded((before) => ({ ...before, children: new Map(before.children).set(key, children) }));
        settled.current(node, children.length);
      },
      () => {
        if (request.signal.aborted) return;
        asked.current.delete(key);
        setLoaded((before) => ({ ...before, failed: new Set(before.failed).add(key) }));
        settled.current(node, null);
      },
    );
  };

  /** Forgets a failure, so that opening or trying again asks anew. */
  const forget = (key: string) =>
    setLoaded((before) => {
      if (!before.failed.has(key)) return before;
      const failed = new Set(before.failed);
      failed.delete(key);
      return { ...before, failed };
    });

  return { ...loaded, ask, forget };
}
