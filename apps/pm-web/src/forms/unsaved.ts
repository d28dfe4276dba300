/** Lets the form go: its draft is dropped, and the next navigation is not asked about. */
export type Leave = () => void;

/** A form with unsaved changes. */
interface Unsaved {
  /** Asks the person. @returns null where they stay */
  ask: () => Promise<Leave | null>;
  /** Puts what is typed on the device, for the same person's next visit, and lets the page go without a question. */
  keep: () => Promise<void>;
}

/** What is on screen: one at most, as with the router's blocker. */
let onScreen: Unsaved | null = null;

/** @returns a function that takes it off again */
export function holdUnsaved(unsaved: Unsaved): () => void {
  onScreen = unsaved;
  return () => {
    if (onScreen === unsaved) onScreen = null;
  };
}

/**
 * The question of a form with unsaved changes, before something that cannot be taken back and then leaves the form: signing out.
 *
 * @returns null where the person stays; else what lets the form go, to be called once nothing can fail any more
 * @example const leave = await askToLeave(); if (!leave) return; await signOut(); leave(); await navigate('/');
 */
export async function askToLeave(): Promise<Leave | null> {
  return onScreen ? onScreen.ask() : () => {};
}

/** Where nobody can be asked: the person signed out in another tab. */
export async function keepUnsaved(): Promise<void> {
  await onScreen?.keep();
}
