/** The texts of a drawing, which are lines in its picture, for whoever hears it. Each once. */
export function textRegion(texts: readonly string[]): HTMLElement {
  const region = document.createElement('section');
  region.setAttribute('aria-label', 'Text of the drawing');
  region.hidden = texts.length === 0;
  region.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  const list = document.createElement('ul');
  for (const text of new Set(texts)) {
    const entry = document.createElement('li');
    entry.textContent = text;
    list.append(entry);
  }
  region.append(list);
  return region;
}
