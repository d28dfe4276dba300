import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { RangeSlider } from './RangeSlider';
import { Slider } from './Slider';

/**
 * https://www.w3.org/WAI/ARIA/apg/patterns/slider/ and /slider-multithumb/. What a pointer does needs a layout: the story
 * 'By pointer' tests it in a browser.
 */

describe('Slider: the keys of the slider pattern', () => {
  beforeEach(async () => {
    render(<Slider label="Opacity" step={5} defaultValue={50} />);
    await userEvent.tab();
    expect(screen.getByRole('slider', { name: 'Opacity' })).toHaveFocus();
  });

  it.each([
    ['Right Arrow: increases the value by one step', '{ArrowRight}', 55],
    ['Up Arrow: increases the value by one step', '{ArrowUp}', 55],
    ['Left Arrow: decreases the value by one step', '{ArrowLeft}', 45],
    ['Down Arrow: decreases the value by one step', '{ArrowDown}', 45],
    ['Home: goes to the first allowed value', '{Home}', 0],
    ['End: goes to the last allowed value', '{End}', 100],
    ['Page Up: increases the value by ten steps', '{PageUp}', 100],
    ['Page Down: decreases the value by ten steps', '{PageDown}', 0],
    ['Right Arrow at the end: stays there', '{End}{ArrowRight}', 100],
    ['Left Arrow at the start: stays there', '{Home}{ArrowLeft}', 0],
  ])('%s', async (_title, keys, expected) => {
    await userEvent.keyboard(keys);
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', String(expected));
  });

  it('tells its range and orientation', () => {
    const thumb = screen.getByRole('slider');
    expect(thumb).toHaveAttribute('aria-valuemin', '0');
    expect(thumb).toHaveAttribute('aria-valuemax', '100');
    expect(thumb).toHaveAttribute('aria-orientation', 'horizontal');
  });
});

describe('RangeSlider: the keys of the multi-thumb slider pattern', () => {
  const low = () => screen.getByRole('slider', { name: 'Budget Minimum' });
  const high = () => screen.getByRole('slider', { name: 'Budget Maximum' });
  beforeEach(async () => {
    render(<RangeSlider label="Budget" step={10} defaultValue={[20, 60]} />);
    await userEvent.tab();
  });

  it('Tab: each thumb is a stop, and their order stays whatever their values', async () => {
    expect(low()).toHaveFocus();
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    expect(high()).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(low()).toHaveFocus();
  });

  it.each([
    ['Right Arrow: increases the thumb by one step', '{ArrowRight}', '30'],
    ['Up Arrow: increases the thumb by one step', '{ArrowUp}', '30'],
    ['Left Arrow: decreases the thumb by one step', '{ArrowLeft}', '10'],
    ['Down Arrow: decreases the thumb by one step', '{ArrowDown}', '10'],
    ['Home: goes to the first allowed value', '{Home}', '0'],
  ])('%s', async (_title, keys, expected) => {
    await userEvent.keyboard(keys);
    expect(low()).toHaveAttribute('aria-valuenow', expected);
    expect(high()).toHaveAttribute('aria-valuenow', '60');
  });

  it('Right Arrow: the lower thumb does not pass the upper one', async () => {
    await userEvent.keyboard('{ArrowRight>8/}');
    expect(low()).toHaveAttribute('aria-valuenow', '60');
    expect(high()).toHaveAttribute('aria-valuenow', '60');
  });
});
