import { isComposing } from './isComposing';
import { isPressed, parseShortcut, type Shortcut } from './parseShortcut';
import { isApple } from './useApple';

export interface HeardShortcut {
  /** Pressed one after another; mostly one. */
  steps: readonly Shortcut[];
  /** Heard over dialogs and menus too, and single keys while typing. */
  everywhere: boolean;
  onPress: (event: KeyboardEvent) => void;
}

/** How long keys pressed one after another belong together, ms. */
const PAUSE = 1500;

/** All of the page, in the order in which they came: keys that begin several, as 'g t' and 'g p', have to be told apart by the next one. */
const heard = new Set<HeardShortcut>();

/** Those whose first keys were pressed, as far as that, and when. */
let begun: { shortcuts: ReadonlySet<HeardShortcut>; keys: number; at: number } | null = null;

/** @returns hears it no more */
export function hear(shortcut: HeardShortcut): () => void {
  if (heard.size === 0) document.addEventListener('keydown', listen);
  heard.add(shortcut);
  return () => {
    heard.delete(shortcut);
    if (heard.size > 0) return;
    document.removeEventListener('keydown', listen);
    begun = null;
  };
}

/** @param keys 'mod+k', or keys one after another: 'g t' */
export function stepsOf(keys: string): Shortcut[] {
  return keys.trim().split(/\s+/).map(parseShortcut);
}

function listen(event: KeyboardEvent): void {
  if (isModifier(event.key)) return;
  const going = begun !== null && event.timeStamp - begun.at < PAUSE ? begun : null;
  begun = null;
  if (event.defaultPrevented || event.repeat || isComposing(event)) return;
  // What goes on comes first: after 'n', a 't' is the end of 'n t' and not a 't' by itself.
  if (
    going &&
    takes(
      event,
      [...heard].filter((one) => going.shortcuts.has(one)),
      going.keys,
    )
  )
    return;
  takes(event, [...heard], 0);
}

/** Does what these keys end, or else begins what goes on with them. @returns whether there is any such */
function takes(event: KeyboardEvent, among: readonly HeardShortcut[], at: number): boolean {
  const pressed = among.filter(({ steps, everywhere }) => {
    const step = steps[at];
    return step && isPressed(step, event, isApple()) && (everywhere || !isForOthers(step, event.target));
  });
  const [first] = pressed;
  if (!first) return false;
  event.preventDefault();
  if (first.steps.length === at + 1) first.onPress(event);
  else {
    const shortcuts = new Set(pressed.filter(({ steps }) => steps.length > at + 1));
    begun = { shortcuts, keys: at + 1, at: event.timeStamp };
  }
  return true;
}

function isForOthers({ mod, ctrl, alt }: Shortcut, target: EventTarget | null): boolean {
  return isOver(target) || (!mod && !ctrl && !alt && isTyping(target));
}

function isModifier(key: string): boolean {
  return ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'].includes(key);
}

function isOver(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null
  );
}

/** In a field, or where letters choose among what a closed list has. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    target.closest('[role="combobox"], [role="tree"]')
  )
    return true;
  return (
    target instanceof HTMLInputElement && !/^(button|checkbox|radio|range|submit|reset)$/.test(target.type)
  );
}
