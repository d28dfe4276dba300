import { CHANGED_ENTITIES, type ChangeEvent } from '@linework/domain';

export interface ChangeStreamHandlers {
  onChange: (event: ChangeEvent) => void;
  /** The stream is back after a gap in which changes may have been missed. */
  onGap: () => void;
  /** The server refused the stream (a session that ended, a proxy): another attempt follows by itself. */
  onRefused: () => void;
  /** Nobody answers; said again at each attempt. */
  onLost: () => void;
  /** Listening, for the first time or again. */
  onOpen: () => void;
}

/** What of the browser the stream stands on, so that tests can stand in for it. */
export interface ChangeStreamPorts {
  open: (url: string) => EventSource;
  isHidden: () => boolean;
  onVisibility: (listener: () => void) => () => void;
}

/**
 * Listens to other people's changes. The browser reconnects after a broken connection by itself, but gives up after an
 * error answer: then we try again, slower each time. A hidden page closes its stream (HTTP/1.1 has six connections per
 * host for all tabs together) and catches up when it is seen again.
 *
 * @returns a function that stops listening
 */
export function openChangeStream(
  handlers: ChangeStreamHandlers,
  ports: ChangeStreamPorts = browser,
): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hadGap = false;

  function connect(): void {
    const opened = ports.open('/api/events');
    source = opened;
    opened.onopen = () => {
      failures = 0;
      handlers.onOpen();
      if (hadGap) handlers.onGap();
      hadGap = false;
    };
    opened.onmessage = (message: MessageEvent<string>) => {
      const event = readChange(message.data);
      if (event) handlers.onChange(event);
    };
    opened.onerror = () => {
      hadGap = true;
      if (opened.readyState !== CLOSED) return handlers.onLost();
      handlers.onRefused();
      retry = setTimeout(connect, Math.min(60_000, 2_000 * 2 ** failures));
      failures += 1;
    };
  }

  function disconnect(): void {
    clearTimeout(retry);
    source?.close();
    source = null;
  }

  const stopWatching = ports.onVisibility(() => {
    if (ports.isHidden()) {
      hadGap = true;
      disconnect();
    } else if (!source) connect();
  });
  if (!ports.isHidden()) connect();

  return () => {
    stopWatching();
    disconnect();
  };
}

/** EventSource.CLOSED, which is not there where EventSource is not. */
const CLOSED = 2;

const browser: ChangeStreamPorts = {
  open: (url) => new EventSource(url),
  isHidden: () => document.visibilityState === 'hidden',
  onVisibility: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** A newer server may say more than we know: what is not a change is passed over. */
function readChange(text: string): ChangeEvent | null {
  try {
    const event = JSON.parse(text) as Partial<ChangeEvent> | null;
    return event && isEntity(event.entity) && Array.isArray(event.ids) ? (event as ChangeEvent) : null;
  } catch {
    return null;
  }
}

function isEntity(entity: unknown): entity is ChangeEvent['entity'] {
  return CHANGED_ENTITIES.some((known) => known === entity);
}
