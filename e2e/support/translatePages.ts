import type { Page } from '@playwright/test';

/** Has every text of the pages to come taken out and put back inside elements, as the translators of browsers do, now and after each change. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const leftAlone = 'font, script, style, title, textarea, noscript, svg, [translate="no"]';
    const translate = (text: Text) => {
      if (text.data.trim() === '' || !text.isConnected || text.parentElement?.closest(leftAlone)) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    };
    const translateIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let next: Node | null = walker.currentNode; next; next = walker.nextNode())
        if (next instanceof Text) texts.push(next);
      for (const text of texts) translate(text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translate(target);
        for (const node of addedNodes) translateIn(node);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}
