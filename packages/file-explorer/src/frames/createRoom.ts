/** The box that scrolls what is shown. It has the focus whenever the frame has it, so that the arrow keys scroll. */
export function createRoom(): HTMLElement {
  const room = document.createElement('main');
  room.tabIndex = 0;
  document.body.replaceChildren(room);
  window.addEventListener('focus', () => {
    if (document.activeElement === document.body) room.focus({ preventScroll: true });
  });
  return room;
}
