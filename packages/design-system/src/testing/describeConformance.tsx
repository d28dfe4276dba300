import { render } from '@testing-library/react';
import axe from 'axe-core';
import { createRef, type JSX, type ReactNode, type Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

interface ConformanceOptions {
  /** Tag name of the element that takes ref, className and the rest of the props, e.g. `BUTTON`. */
  element: string;
  asChild?: boolean;
  /** Open over the page, which Radix hides and guards: axe only knows that as right where there is layout. */
  modal?: boolean;
  /** False for a page, which has landmarks of its own, and for words that only describe a control. */
  inLandmark?: boolean;
  /** What opens it, where it does not come open. */
  open?: () => void;
  /** Wrap in what the component needs around it (a provider, a list). */
  wrap?: (node: JSX.Element) => JSX.Element;
}

// biome-ignore lint/suspicious/noExplicitAny: the props of every component, spread as a consumer would
type AnyProps = any;

/** What every component promises: ref, className, rest props, `data-component`, asChild, server rendering, no axe violation. */
export function describeConformance(
  name: string,
  make: (props: AnyProps) => JSX.Element,
  {
    element,
    asChild = false,
    modal = false,
    inLandmark = true,
    open = () => undefined,
    wrap = (node) => node,
  }: ConformanceOptions,
): void {
  describe(`${name} conforms`, () => {
    const mount = (props: AnyProps): HTMLElement => {
      const { baseElement } = render(wrap(make(props)));
      open();
      const root = baseElement.querySelector<HTMLElement>('[data-conformance]');
      if (!root) throw new Error(`${name} does not spread the rest of its props`);
      return root;
    };

    it('forwards its ref', () => {
      const ref: Ref<HTMLElement> = createRef();
      mount({ ref, 'data-conformance': '' });
      expect(ref.current?.tagName).toBe(element);
    });

    it('keeps the className and the rest of the props', () => {
      const root = mount({ className: 'mine', 'data-conformance': '', id: 'given' });
      expect(root).toHaveClass('mine');
      expect(root.id).toBe('given');
    });

    it('names itself for others’ CSS and tests', () => {
      const { baseElement } = render(wrap(make({ 'data-conformance': '' })));
      open();
      expect(baseElement.querySelector(`[data-component="${name}"]`)).not.toBeNull();
    });

    if (asChild) {
      it('renders its child in its place when asked', () => {
        const { getByRole } = render(
          wrap(make({ asChild: true, children: (<a href="/x">Go</a>) as ReactNode })),
        );
        expect(getByRole('link')).toHaveAttribute('data-component', name);
      });
    }

    it('renders on a server', () => {
      expect(() => renderToString(wrap(make({})))).not.toThrow();
    });

    it('has no axe violation', async () => {
      const Place = inLandmark ? 'section' : 'div';
      const { baseElement } = render(
        <Place aria-label={inLandmark ? 'Page' : undefined}>{wrap(make({}))}</Place>,
      );
      open();
      const { violations } = await axe.run(baseElement, {
        rules: {
          // What opens over the page has to be a landmark of its own, or a dialog.
          region: { enabled: inLandmark },
          'color-contrast': { enabled: false },
          'aria-hidden-focus': { enabled: !modal },
        },
      });
      expect(violations.map((violation) => `${violation.id}: ${violation.help}`)).toEqual([]);
    });
  });
}
