import { openOverlay } from '../overlay';

/** To the box of the top bar, or to the palette where that has no room for it. */
export function goToSearch(): void {
  const box = document.querySelector<HTMLInputElement>(
    '[data-component="TopBar"] [data-component="SearchBox"] input',
  );
  if (box && box.offsetParent !== null) box.focus();
  else openOverlay('palette');
}
