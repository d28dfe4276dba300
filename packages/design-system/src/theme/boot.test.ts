import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { themeBootScript } from './boot';

const hrefs = { default: '/themes/default.css', nord: '/themes/nord.css?a=1&b="2"' };

/** Runs the script as a browser's head would, against the little of a page that it touches. */
function boot(script: string, saved: string | null | Error) {
  const page = { theme: '', written: '' };
  runInNewContext(script, {
    localStorage: {
      getItem(key: string) {
        if (saved instanceof Error) throw saved;
        return key === 'preferred-theme' ? saved : null;
      },
    },
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => {
          if (name === 'data-theme') page.theme = value;
        },
      },
      write: (text: string) => {
        page.written += text;
      },
    },
  });
  return page;
}

describe('themeBootScript', () => {
  it('THM-02: the saved theme and its stylesheet are there before the page is painted', () => {
    const page = boot(themeBootScript(hrefs), 'nord');
    expect(page.theme).toBe('nord');
    expect(page.written).toBe(
      '<link rel="stylesheet" data-theme-stylesheet="nord" href="/themes/nord.css?a=1&amp;b=&quot;2&quot;">',
    );
  });

  it.each([
    ['nothing is saved', null],
    ['what is saved is empty', ''],
    ['what is saved is no theme', 'solarized'],
    ['what is saved is a property of every object', 'constructor'],
    ['what is saved is markup', '"><script>alert(1)</script>'],
    ['storage is blocked', new Error('SecurityError')],
  ])('THM-02: the default is shown when %s', (_when, saved) => {
    const page = boot(themeBootScript(hrefs), saved);
    expect(page.theme).toBe('default');
    expect(page.written).toContain('href="/themes/default.css"');
  });

  it('THM-02: a fallback whose styles come with the page needs no stylesheet', () => {
    expect(boot(themeBootScript({ nord: '/nord.css' }), null)).toEqual({ theme: 'default', written: '' });
  });

  it('THM-02: what it carries cannot end the script element', () => {
    expect(themeBootScript({ nord: '</script><script>' })).not.toMatch(/<\/script/i);
  });
});
