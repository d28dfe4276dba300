import { afterEach, describe, expect, it, vi } from 'vitest';
import { showTheme } from './showTheme';

const page = document.documentElement;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('showTheme', () => {
  afterEach(() => {
    delete page.dataset.theme;
    page.removeAttribute('style');
    vi.restoreAllMocks();
  });

  it('switches without fading, and lets things fade again two frames later', async () => {
    page.dataset.theme = 'default';
    showTheme('nord');
    expect(page.dataset.theme).toBe('nord');
    expect(page.style.getPropertyValue('--lw-motion-fast')).toBe('0s');
    await frame();
    await frame();
    await frame();
    expect(page.style.getPropertyValue('--lw-motion-fast')).toBe('');
    expect(page.style.getPropertyValue('--lw-motion-moderate')).toBe('');
  });

  it('leaves a page alone that has the theme already', () => {
    page.dataset.theme = 'nord';
    showTheme('nord');
    expect(page.getAttribute('style') ?? '').toBe('');
  });
});
