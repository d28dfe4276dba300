import type { Page } from 'playwright';

/**
 * What looks otherwise when the style sheets load in another order: an element with the classes of two components, put together by
 * `asChild`, whose rules in the same layer disagree on a property.
 * @returns one line for each such property; empty when the order is all the same
 */
export function orderFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Plain {
      layer: string;
      sheet: CSSStyleSheet;
      style: CSSStyleDeclaration;
    }
    const rules = new Map<string, Plain[]>();
    const take = (list: CSSRuleList, layer: string, sheet: CSSStyleSheet) => {
      for (const rule of list) {
        if (rule instanceof CSSLayerBlockRule) take(rule.cssRules, rule.name, sheet);
        if (!(rule instanceof CSSStyleRule)) continue;
        const name = /^\.([\w-]+)$/.exec(rule.selectorText)?.[1];
        if (name) rules.set(name, [...(rules.get(name) ?? []), { layer, sheet, style: rule.style }]);
      }
    };
    for (const sheet of document.styleSheets) take(sheet.cssRules, '', sheet);
    const faults = new Set<string>();
    const seen = new Set<string>();
    for (const element of document.body.querySelectorAll('[class]')) {
      const classes = element.getAttribute('class') ?? '';
      if (seen.has(classes)) continue;
      seen.add(classes);
      const own = [...element.classList].flatMap((name) => rules.get(name) ?? []);
      for (const [at, one] of own.entries()) {
        for (const other of own.slice(at + 1)) {
          if (one.sheet === other.sheet || one.layer !== other.layer) continue;
          for (const property of one.style) {
            const values = [one, other].map(({ style }) => style.getPropertyValue(property));
            if (values[1] === '' || values[0] === values[1]) continue;
            const owner = element.closest('[data-component]')?.getAttribute('data-component') ?? 'page';
            const words = (element.textContent ?? '').trim().slice(0, 30);
            faults.add(
              `${owner} <${element.tagName.toLowerCase()}> “${words}”: ${property} is ${values.join(' or ')} by the order of the sheets`,
            );
          }
        }
      }
    }
    return [...faults];
  });
}
