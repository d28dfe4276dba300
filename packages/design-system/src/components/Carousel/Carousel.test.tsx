import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { preferMotion } from '../../testing/reader';
import { Carousel, type CarouselProps } from './Carousel';

const slides = ['Plan', 'Draw', 'Time', 'Bill'].map((label) => ({
  id: label,
  label,
  content: <a href={`#${label}`}>{label} more</a>,
}));

describeConformance('Carousel', (props) => <Carousel label="What it does" slides={slides} {...props} />, {
  element: 'SECTION',
});

const seen = () => screen.getByRole('tabpanel').getAttribute('aria-label');

function show(props: Partial<CarouselProps> = {}) {
  return render(<Carousel label="What it does" slides={slides} {...props} />);
}

const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

afterEach(() => {
  vi.useRealTimers();
  preferMotion('no-preference');
  document.documentElement.dir = '';
});

describe('Carousel', () => {
  it('LND-02: goes to the next slide every so many seconds, and from the last to the first', () => {
    vi.useFakeTimers();
    show({ interval: 5 });
    wait(4.9);
    expect(seen()).toBe('1 of 4: Plan');
    wait(0.2);
    expect(seen()).toBe('2 of 4: Draw');
    for (let times = 0; times < 3; times += 1) wait(5);
    expect(seen()).toBe('1 of 4: Plan');
  });

  it('LND-02: stays where nobody asked it to go on by itself, and then has nothing to stop', () => {
    vi.useFakeTimers();
    show();
    wait(60);
    expect(seen()).toBe('1 of 4: Plan');
    expect(screen.queryByRole('button', { name: /slide show/ })).toBeNull();
  });

  it('LND-02: waits while the pointer is above it', () => {
    vi.useFakeTimers();
    show({ interval: 5 });
    const carousel = screen.getByRole('region');
    fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
    wait(20);
    expect(seen()).toBe('1 of 4: Plan');
    fireEvent.pointerLeave(carousel, { pointerType: 'mouse' });
    wait(5);
    expect(seen()).toBe('2 of 4: Draw');
  });

  it('LND-02: does not begin by itself where less motion is asked for, but does when told', () => {
    vi.useFakeTimers();
    preferMotion('reduce');
    show({ interval: 5 });
    wait(20);
    expect(seen()).toBe('1 of 4: Plan');
    fireEvent.click(screen.getByRole('button', { name: 'Start automatic slide show' }));
    wait(5);
    expect(seen()).toBe('2 of 4: Draw');
  });

  it('LND-02: has arrows both ways, around the ends', async () => {
    const onIndexChange = vi.fn();
    show({ onIndexChange });
    await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(seen()).toBe('4 of 4: Bill');
    await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(seen()).toBe('1 of 4: Plan');
    expect(onIndexChange.mock.calls).toEqual([[3], [0]]);
  });

  it('LND-02: has a dot for each slide', async () => {
    show();
    await userEvent.click(screen.getByRole('tab', { name: 'Time' }));
    expect(seen()).toBe('3 of 4: Time');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Time');
  });

  it('gives a slide that was turned to its full time', () => {
    vi.useFakeTimers();
    show({ interval: 5 });
    wait(4);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    wait(4);
    expect(seen()).toBe('2 of 4: Draw');
  });

  it.each([
    ['ltr', -60, '2 of 4: Draw'],
    ['ltr', 60, '4 of 4: Bill'],
    ['rtl', -60, '4 of 4: Bill'],
    ['ltr', 20, '1 of 4: Plan'],
  ])('is swiped on a page from %s by %i pixels to %s', (dir, across, slide) => {
    document.documentElement.dir = dir;
    show();
    const panel = screen.getByRole('tabpanel');
    fireEvent.pointerDown(panel, { pointerType: 'touch', clientX: 100, clientY: 50 });
    fireEvent.pointerUp(panel, { pointerType: 'touch', clientX: 100 + across, clientY: 60 });
    expect(seen()).toBe(slide);
  });

  it('lets a finger that scrolls the page scroll the page', () => {
    show();
    const panel = screen.getByRole('tabpanel');
    fireEvent.pointerDown(panel, { pointerType: 'touch', clientX: 100, clientY: 50 });
    fireEvent.pointerUp(panel, { pointerType: 'touch', clientX: 40, clientY: 300 });
    expect(seen()).toBe('1 of 4: Plan');
  });

  it('keeps what is not seen out of reach', () => {
    show();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Draw more').closest('[inert]')).not.toBeNull();
  });
});
