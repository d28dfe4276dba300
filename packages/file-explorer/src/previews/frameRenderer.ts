import type { PreviewRenderer, PreviewView } from '../ports/PreviewPlugin';
import { createViewState } from './createViewState';
import type { FramePreviewOptions } from './FramePreviewOptions';
import { type FrameColours, type FrameCommand, type FrameOpening, readReport } from './frameProtocol';

/** A frame that has not answered by then is ended, ms. */
const LONGEST_MS = 20_000;
const MOST_BYTES = 20 * 1024 * 1024;

/** Of the theme, by the frame's own names. */
const COLOURS = {
  '--surface': '--lw-color-surface-sunken',
  '--sheet': '--lw-color-surface-sheet',
  '--text': '--lw-color-text-primary',
  '--muted': '--lw-color-text-secondary',
  '--line': '--lw-color-border-subtle',
  '--focus': '--lw-color-border-focus',
};

/**
 * Shows a file in a frame that can do nothing but show it: of an origin of its own, without forms, pop-ups, navigation or network. The
 * frame's page gets the content as a message, so what is in it never comes into the page of the app; a file that breaks its reader, or
 * keeps it busy, ends with the frame.
 * @param noun what the files are to a person: 'document'
 */
export function frameRenderer({ frameUrl }: FramePreviewOptions, noun: string): PreviewRenderer {
  return {
    mount: async (host, { file, read }, signal) => {
      if (file.size > MOST_BYTES) throw new Error(`This ${noun} is too large to be shown here.`);
      const content = await (await read()).arrayBuffer();
      signal.throwIfAborted();
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.title = file.name;
      frame.referrerPolicy = 'no-referrer';
      // It scrolls, so it is reached by keyboard.
      frame.tabIndex = 0;
      // Hidden until it shows something: an empty frame is white in every theme.
      frame.style.cssText =
        'position:absolute;inset:0;width:100%;height:100%;border:0;outline-offset:-2px;visibility:hidden';
      frame.src = frameUrl;
      const { port1: port, port2 } = new MessageChannel();
      const end = () => {
        port.close();
        frame.remove();
      };
      frame.addEventListener(
        'load',
        () => {
          const { lang: language } = document.documentElement;
          const opening: FrameOpening = { name: file.name, content, colours: coloursOf(host), language };
          // A frame without rights has no origin that could be named.
          frame.contentWindow?.postMessage(opening, '*', [port2, content]);
        },
        { once: true },
      );
      try {
        const view = await shown(host, frame, port, signal, end);
        frame.style.visibility = 'visible';
        return view;
      } catch (reason) {
        end();
        throw reason;
      }
    },
  };
}

function shown(
  host: HTMLElement,
  frame: HTMLIFrameElement,
  port: MessagePort,
  signal: AbortSignal,
  end: () => void,
): Promise<PreviewView> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('It takes too long to read this file.')), LONGEST_MS);
    const stop = () => {
      clearTimeout(late);
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    const settle = () => {
      clearTimeout(late);
      signal.removeEventListener('abort', stop);
    };
    const state = createViewState({});
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const report = readReport(data);
      if (report?.is === 'failed') {
        settle();
        reject(new Error(report.problem));
      } else if (report?.is === 'changed') state.replace(report.state);
      else if (report?.is === 'pressed')
        frame.dispatchEvent(
          new KeyboardEvent('keydown', { ...report.key, bubbles: true, cancelable: true, composed: true }),
        );
      else if (report?.is === 'shown') {
        settle();
        state.replace(report.state);
        const tell = (command: FrameCommand) => port.postMessage(command);
        const stopColours = followTheme(host, (value) => tell({ call: 'colours', value }));
        const has = new Set(report.can);
        resolve({
          getState: state.getState,
          subscribe: state.subscribe,
          ...(has.has('goToPage') && { goToPage: (value) => tell({ call: 'goToPage', value }) }),
          ...(has.has('setZoom') && { setZoom: (value) => tell({ call: 'setZoom', value }) }),
          ...(has.has('fit') && { fit: () => tell({ call: 'fit' }) }),
          ...(has.has('find') && { find: (value) => tell({ call: 'find', value }) }),
          ...(has.has('goToMatch') && { goToMatch: (value) => tell({ call: 'goToMatch', value }) }),
          dispose: () => {
            stopColours();
            end();
          },
        });
      }
    };
    host.replaceChildren(frame);
  });
}

function coloursOf(host: HTMLElement): FrameColours {
  const styles = getComputedStyle(host);
  const colours = Object.entries(COLOURS).map(([name, ours]) => [name, styles.getPropertyValue(ours).trim()]);
  return Object.fromEntries([...colours, ['color-scheme', styles.colorScheme]]);
}

/** Calls back with the colours of the theme that is chosen from now on. @returns a function that stops it */
function followTheme(host: HTMLElement, onColours: (colours: FrameColours) => void): () => void {
  const observer = new MutationObserver(() => onColours(coloursOf(host)));
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}
