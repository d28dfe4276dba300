import { getNonce, setNonce } from 'get-nonce';

/**
 * Tells the nonce of the page's content security policy, for the style elements that open dialogs, menus and lists insert.
 * Call it once, before the first of them opens; without a policy there is nothing to tell.
 */
export function setStyleNonce(nonce: string | undefined): void {
  if (nonce) setNonce(nonce);
}

/** The nonce that was told. */
export function styleNonce(): string | undefined {
  return getNonce();
}
