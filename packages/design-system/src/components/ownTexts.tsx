import { Children, type ReactNode } from 'react';

/**
 * Children with each run of text in a span of its own. The browser's translator puts an element in the place of a text, and what React
 * then writes to the text, or takes away, is not in the page any more; the text of an element that holds nothing else it sets anew.
 *
 * For children that stand beside others: an icon, a mark, each other.
 *
 * @param className of each span
 */
export function ownTexts(children: ReactNode, className?: string): ReactNode {
  if (isText(children)) return <span className={className}>{children}</span>;
  if (!Array.isArray(children)) return children;
  const parts: ReactNode[] = [];
  let run = '';
  const endRun = () => {
    // Between elements a space stays as it is: in a row of flexible boxes a span would be one more.
    if (run !== '')
      parts.push(
        run.trim() === '' ? (
          run
        ) : (
          <span key={`text-${parts.length}`} className={className}>
            {run}
          </span>
        ),
      );
    run = '';
  };
  for (const child of Children.toArray(children)) {
    if (isText(child)) {
      run += child;
      continue;
    }
    endRun();
    parts.push(child);
  }
  endRun();
  return parts;
}

function isText(child: ReactNode): child is string | number {
  return typeof child === 'number' || (typeof child === 'string' && child !== '');
}
