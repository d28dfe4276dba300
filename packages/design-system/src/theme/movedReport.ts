import { type ContrastPair, contrastReport } from './contrast';
import { movedTokens } from './themes/moved';
import type { Theme } from './tokens';

/** One token that was moved, with the pair that the namesake's value does worst on. */
export interface MovedResult {
  token: string;
  namesake: string;
  ours: string;
  /** Where the namesake's value fails; the token is its front or one of what lies behind. */
  pair: ContrastPair;
  namesakeRatio: number;
  ourRatio: number;
}

/**
 * What was moved from a theme's namesake so that it can be read, and by how much that helped. The namesake's value is judged
 * on our other tokens, one at a time.
 */
export function movedReport(theme: Theme): MovedResult[] {
  const moved = (movedTokens as Record<string, (typeof movedTokens)['nord']>)[theme.id] ?? [];
  const ours = contrastReport(theme);
  return moved.map(({ token, namesake }) => {
    const worst = contrastReport(withToken(theme, token, namesake)).find(
      ({ front, behind }) => front === token || behind.includes(token),
    );
    if (!worst) throw new RangeError(`${token} is in no pair of the contract`);
    const same = ours.find(
      ({ front, behind }) => front === worst.front && behind.join() === worst.behind.join(),
    );
    return {
      token,
      namesake,
      ours: valueAt(theme, token),
      pair: { front: worst.front, behind: worst.behind, minimum: worst.minimum },
      namesakeRatio: worst.ratio,
      ourRatio: same?.ratio ?? Number.NaN,
    };
  });
}

/** Tokens of colour are named without their group, as in `contrast.ts`. */
function pathOf(token: string): string[] {
  return token.startsWith('decoration.') ? token.split('.') : ['color', ...token.split('.')];
}

function valueAt(theme: Theme, token: string): string {
  const found = pathOf(token).reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key],
    theme.tokens,
  );
  if (typeof found !== 'string') throw new RangeError(`${theme.id} has no ${token}`);
  return found;
}

function withToken(theme: Theme, token: string, value: string): Theme {
  valueAt(theme, token);
  const replaced = (node: object, [key, ...rest]: readonly string[]): object =>
    key === undefined
      ? node
      : {
          ...node,
          [key]: rest.length === 0 ? value : replaced((node as Record<string, object>)[key] ?? {}, rest),
        };
  return { ...theme, tokens: replaced(theme.tokens, pathOf(token)) as Theme['tokens'] };
}
