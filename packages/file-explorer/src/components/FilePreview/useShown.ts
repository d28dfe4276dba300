'use client';
import { type RefObject, useEffect, useState } from 'react';
import type { PreviewView } from '../../ports/PreviewPlugin';

export interface Shown<View> {
  readonly status: 'loading' | 'shown' | 'none' | 'failed';
  readonly view: View | null;
  readonly problem: string | null;
}

/** Draws into `box`. @returns null where there is nothing that can */
export type Showing<View> = (box: HTMLElement, signal: AbortSignal) => Promise<View | null>;

/** Nothing that can be read takes longer to appear, ms. */
const LONGEST_MS = 30_000;

const loading = { status: 'loading', view: null, problem: null } as const;
const none = { status: 'none', view: null, problem: null } as const;

/**
 * Lets a plugin draw into `host`, and ends it when something else is to be shown.
 * @param begin keep the same function as long as the same is shown; null: there is nothing to show
 */
export function useShown<View extends PreviewView>(
  host: RefObject<HTMLElement | null>,
  begin: Showing<View> | null,
): Shown<View> {
  const [shown, setShown] = useState<{ of: Showing<View> | null; now: Shown<View> }>({
    of: begin,
    now: loading,
  });

  // The content is the store's, and the host is the plugin's.
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const tell = (now: Shown<View>) => setShown({ of: begin, now });
    if (!begin) {
      tell(none);
      return undefined;
    }
    tell(loading);
    const controller = new AbortController();
    const { signal } = controller;
    const box = document.createElement('div');
    box.style.cssText = 'position:absolute;inset:0';
    element.replaceChildren(box);
    let view: View | null = null;
    let isOver = false;
    const observer = new ResizeObserver(() => view?.resize?.(element.clientWidth, element.clientHeight));
    const late = setTimeout(
      () => controller.abort(new Error('It takes too long to read this file.')),
      LONGEST_MS,
    );

    withAbort(begin(box, signal), signal).then(
      (made) => {
        clearTimeout(late);
        if (signal.aborted) return made?.dispose();
        view = made;
        tell(made ? { status: 'shown', view: made, problem: null } : none);
        observer.observe(element);
      },
      (reason: unknown) => {
        clearTimeout(late);
        // Ended because something else came: nobody looks at it any more.
        if (isOver) return;
        const why = signal.aborted ? signal.reason : reason;
        tell({ status: 'failed', view: null, problem: why instanceof Error ? why.message : String(why) });
      },
    );
    return () => {
      isOver = true;
      clearTimeout(late);
      observer.disconnect();
      controller.abort();
      view?.dispose();
      box.remove();
    };
  }, [host, begin]);

  return shown.of === begin ? shown.now : loading;
}

/** A renderer that does not listen is left behind, and ended should it ever come. */
function withAbort<View extends PreviewView>(
  showing: Promise<View | null>,
  signal: AbortSignal,
): Promise<View | null> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    showing.then((view) => {
      if (signal.aborted) view?.dispose();
      else resolve(view);
    }, reject);
  });
}
