import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel';

/** https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ (tabbed): keys of the page's Tab order, of buttons, and of tabs. */

const slides = ['Plan', 'Draw', 'Time'].map((label) => ({
  id: label,
  label,
  content: <a href={`#${label}`}>More</a>,
}));

const show = () => render(<Carousel label="What it does" slides={slides} interval={5} />);
const seen = () => screen.getByRole('tabpanel').getAttribute('aria-label');
const button = (name: RegExp) => screen.getByRole('button', { name });

afterEach(() => vi.useRealTimers());

describe('APG carousel', () => {
  it('Tab: moves focus through the interactive elements in order, the rotation control first', async () => {
    show();
    const order: (Element | null)[] = [];
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab();
      order.push(document.activeElement);
    }
    expect(order).toEqual([
      button(/slide show/),
      button(/Previous/),
      screen.getByRole('tab', { name: 'Plan' }),
      button(/Next/),
      screen.getByRole('tabpanel'),
      screen.getByRole('link'),
    ]);
  });

  it('Shift + Tab: moves focus back', async () => {
    show();
    button(/Next/).focus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('tab', { name: 'Plan' })).toHaveFocus();
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])(
    '%s: on the rotation control, stops and starts the rotation, keeps the focus, and changes its label',
    async (_key, typed) => {
      show();
      await userEvent.tab();
      expect(button(/Start automatic/)).toHaveFocus();
      await userEvent.keyboard(typed);
      expect(button(/Stop automatic/)).toHaveFocus();
      await userEvent.keyboard(typed);
      expect(button(/Start automatic/)).toHaveFocus();
    },
  );

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('%s: on next and previous, shows that slide and keeps the focus', async (_key, typed) => {
    show();
    button(/Next/).focus();
    await userEvent.keyboard(typed);
    expect(seen()).toBe('2 of 3: Draw');
    expect(button(/Next/)).toHaveFocus();
    button(/Previous/).focus();
    await userEvent.keyboard(typed);
    expect(seen()).toBe('1 of 3: Plan');
    expect(button(/Previous/)).toHaveFocus();
  });

  it.each([
    ['Right Arrow', '{ArrowRight}', '2 of 3: Draw'],
    ['Right Arrow at the last', '{End}{ArrowRight}', '1 of 3: Plan'],
    ['Left Arrow at the first', '{ArrowLeft}', '3 of 3: Time'],
    ['Home', '{ArrowLeft}{Home}', '1 of 3: Plan'],
    ['End', '{End}', '3 of 3: Time'],
  ])('%s: on a slide picker tab, moves focus and shows that slide', async (_key, typed, slide) => {
    show();
    screen.getByRole('tab', { name: 'Plan' }).focus();
    await userEvent.keyboard(typed);
    expect(seen()).toBe(slide);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  });

  it('rotation stops when keyboard focus enters, and does not restart by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    await userEvent.tab();
    expect(button(/Start automatic/)).toHaveFocus();
    act(() => (document.activeElement as HTMLElement).blur());
    act(() => vi.advanceTimersByTime(20_000));
    expect(seen()).toBe('1 of 3: Plan');
  });

  it('the container is a region named as a carousel; what it shows is live only while it does not rotate', () => {
    show();
    const carousel = screen.getByRole('region', { name: 'What it does' });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const stage = carousel.querySelector('[aria-live]');
    expect(stage).toHaveAttribute('aria-live', 'off');
    fireEvent.click(button(/Stop automatic/));
    expect(stage).toHaveAttribute('aria-live', 'polite');
  });

  it('each tab controls its slide, which is named by its place and label', () => {
    show();
    const tab = screen.getByRole('tab', { name: 'Plan' });
    expect(tab).toHaveAttribute('aria-controls', screen.getByRole('tabpanel', { name: '1 of 3: Plan' }).id);
    expect(screen.getByRole('tablist', { name: 'Slides' })).toContainElement(tab);
  });
});
