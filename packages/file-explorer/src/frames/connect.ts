import {
  type FrameColours,
  type FrameCommand,
  type FrameOpening,
  type FrameReport,
  type FrameView,
  isKeyOfPage,
  methodsOf,
} from '../previews/frameProtocol';

/**
 * Waits for the file that the page around this frame gives it, and shows it. Opened as a page of its own it does nothing.
 * @param open draws into `document.body`; what it throws is told as it is, so its messages are sentences for people
 */
export function connect(open: (opening: FrameOpening) => Promise<FrameView>): void {
  if (window.parent === window) return;
  const take = ({ source, ports: [port], data }: MessageEvent<FrameOpening>) => {
    if (source !== window.parent || !port) return;
    window.removeEventListener('message', take);
    void show(open, data, port);
  };
  window.addEventListener('message', take);
}

async function show(
  open: (opening: FrameOpening) => Promise<FrameView>,
  opening: FrameOpening,
  port: MessagePort,
): Promise<void> {
  const tell = (report: FrameReport) => port.postMessage(report);
  document.documentElement.lang = opening.language;
  document.title = opening.name;
  paint(opening.colours);
  forwardKeys(tell);
  try {
    const view = await open(opening);
    view.subscribe(() => tell({ is: 'changed', state: view.getState() }));
    port.onmessage = ({ data }: MessageEvent<FrameCommand>) => obey(view, data);
    tell({ is: 'shown', state: view.getState(), can: methodsOf(view) });
  } catch (reason) {
    tell({ is: 'failed', problem: reason instanceof Error ? reason.message : String(reason) });
  }
}

function obey(view: FrameView, command: FrameCommand): void {
  if (command.call === 'colours') paint(command.value);
  else if (command.call === 'fit') view.fit?.();
  else if (command.call === 'find') view.find?.(command.value);
  else if (command.call === 'goToMatch') view.goToMatch?.(command.value);
  else view[command.call]?.(command.value);
}

function paint(colours: FrameColours): void {
  for (const [name, colour] of Object.entries(colours))
    if (colour !== '') document.documentElement.style.setProperty(name, colour);
}

function forwardKeys(tell: (report: FrameReport) => void): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const pressed = { key, ctrlKey, metaKey, altKey, shiftKey };
    if (!isKeyOfPage(pressed)) return;
    event.preventDefault();
    tell({ is: 'pressed', key: pressed });
  });
}
