'use client';
import { type RefObject, useEffect, useState } from 'react';
import { pluginFor } from '../../explorer/pluginFor';
import type { ByteRange, FileEntry, FileProvider } from '../../ports/FileProvider';
import type { PreviewPlugin, PreviewView } from '../../ports/PreviewPlugin';

export interface PreviewStatus {
  readonly status: 'loading' | 'shown' | 'none' | 'failed';
  readonly view: PreviewView | null;
  readonly problem: string | null;
}

/** Nothing that can be read takes longer to appear, ms. */
const LONGEST_MS = 30_000;

const loading: PreviewStatus = { status: 'loading', view: null, problem: null };
const none: PreviewStatus = { status: 'none', view: null, problem: null };

/** Finds the plugin for a file, lets it draw into `host`, and ends it when another file comes. */
export function usePreview(
  host: RefObject<HTMLElement | null>,
  file: FileEntry,
  { readFile }: Pick<FileProvider, 'readFile'>,
  previews: readonly PreviewPlugin[],
): PreviewStatus {
  const [shown, setShown] = useState<{ of: FileEntry; now: PreviewStatus }>({ of: file, now: loading });

  // The content is the store's, and the host is the plugin's.
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const tell = (now: PreviewStatus) => setShown({ of: file, now });
    if (!readFile || previews.length === 0 || file.may?.read === false) {
      tell(none);
      return undefined;
    }
    tell(loading);
    const controller = new AbortController();
    const { signal } = controller;
    const box = document.createElement('div');
    box.style.cssText = 'position:absolute;inset:0';
    element.replaceChildren(box);
    let view: PreviewView | null = null;
    const observer = new ResizeObserver(() => view?.resize?.(element.clientWidth, element.clientHeight));
    const late = setTimeout(
      () => controller.abort(new Error('It takes too long to read this file.')),
      LONGEST_MS,
    );
    const read = (range?: ByteRange) => readFile(file, signal, range);

    show(file, previews, box, read, signal).then(
      (made) => {
        clearTimeout(late);
        if (signal.aborted) return made?.dispose();
        view = made;
        tell(made ? { status: 'shown', view: made, problem: null } : none);
        observer.observe(element);
      },
      (reason: unknown) => {
        clearTimeout(late);
        // Ended because another file came: nobody looks at it any more.
        if (isOver) return;
        const why = signal.aborted ? signal.reason : reason;
        tell({ status: 'failed', view: null, problem: why instanceof Error ? why.message : String(why) });
      },
    );
    let isOver = false;
    return () => {
      isOver = true;
      clearTimeout(late);
      observer.disconnect();
      controller.abort();
      view?.dispose();
      box.remove();
    };
  }, [host, file, readFile, previews]);

  return shown.of === file ? shown.now : loading;
}

async function show(
  file: FileEntry,
  previews: readonly PreviewPlugin[],
  box: HTMLElement,
  read: (range?: ByteRange) => Promise<Blob>,
  signal: AbortSignal,
): Promise<PreviewView | null> {
  const plugin = await pluginFor({ file, read }, previews);
  if (!plugin) return null;
  const renderer = await plugin.load();
  signal.throwIfAborted();
  return withAbort(renderer.mount(box, { file, read }, signal), signal);
}

/** A renderer that does not listen is left behind, and ended should it ever come. */
function withAbort(mounting: Promise<PreviewView>, signal: AbortSignal): Promise<PreviewView> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    mounting.then((view) => {
      if (signal.aborted) view.dispose();
      else resolve(view);
    }, reject);
  });
}
