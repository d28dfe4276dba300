import { afterEach, describe, expect, it, vi } from 'vitest';
import { themeLoader } from './themeLoader';

const hrefs = { default: '/themes/default.css', nord: '/themes/nord.css' };

/** Takes the links that are put into the head, so that the test decides whether they arrive. */
function takeLinks(): HTMLLinkElement[] {
  const taken: HTMLLinkElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    taken.push(...nodes.filter((node) => node instanceof HTMLLinkElement));
  });
  return taken;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.head.querySelector('link[data-theme-stylesheet]')?.remove();
});

describe('themeLoader', () => {
  it('THM-02: links a theme’s stylesheet once, however often it is asked for', async () => {
    const links = takeLinks();
    const load = themeLoader(hrefs);
    const both = [load('nord'), load('nord')];
    expect(links.map((link) => [link.rel, link.getAttribute('href')])).toEqual([
      ['stylesheet', '/themes/nord.css'],
    ]);
    links[0]?.onload?.(new Event('load'));
    await Promise.all(both);
    await load('nord');
    expect(links).toHaveLength(1);
  });

  it('THM-02: the link that the boot script wrote counts', async () => {
    document.head.insertAdjacentHTML('beforeend', '<link data-theme-stylesheet="nord">');
    const links = takeLinks();
    await themeLoader(hrefs)('nord');
    expect(links).toHaveLength(0);
  });

  it('THM-02: a stylesheet that does not arrive is named, and can be asked for again', async () => {
    const links = takeLinks();
    const load = themeLoader(hrefs);
    const first = load('nord');
    links[0]?.onerror?.(new Event('error'));
    await expect(first).rejects.toThrow('/themes/nord.css did not load');
    const second = load('nord');
    links[1]?.onload?.(new Event('load'));
    await expect(second).resolves.toBeUndefined();
  });

  it('THM-02: a theme without a stylesheet of its own needs none', async () => {
    const links = takeLinks();
    await expect(themeLoader(hrefs)('github')).resolves.toBeUndefined();
    expect(links).toHaveLength(0);
  });
});
