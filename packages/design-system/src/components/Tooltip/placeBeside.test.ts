import { describe, expect, it } from 'vitest';
import { placeBeside } from './placeBeside';

const page = { width: 400, height: 300 };
const bubble = { width: 100, height: 20 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 30 });

describe('placeBeside', () => {
  it('puts the bubble at the middle of the side, 6 px off', () => {
    const anchor = at(180, 100);
    expect(placeBeside(anchor, bubble, page, 'bottom')).toEqual({ left: 150, top: 136 });
    expect(placeBeside(anchor, bubble, page, 'top')).toEqual({ left: 150, top: 74 });
    expect(placeBeside(anchor, bubble, page, 'left')).toEqual({ left: 74, top: 105 });
    expect(placeBeside(anchor, bubble, page, 'right')).toEqual({ left: 226, top: 105 });
  });

  it('takes the opposite side where only that has room', () => {
    expect(placeBeside(at(180, 260), bubble, page, 'bottom').top).toBe(234);
    expect(placeBeside(at(180, 5), bubble, page, 'top').top).toBe(41);
    expect(placeBeside(at(330, 100), bubble, page, 'right').left).toBe(224);
  });

  it('keeps its side where neither has room', () => {
    expect(placeBeside(at(180, 20), bubble, { width: 400, height: 80 }, 'bottom').top).toBe(56);
  });

  it('stays 8 px inside the page', () => {
    expect(placeBeside(at(0, 100), bubble, page, 'bottom').left).toBe(8);
    expect(placeBeside(at(370, 100), bubble, page, 'bottom').left).toBe(292);
    expect(placeBeside(at(0, 100), { width: 500, height: 20 }, page, 'bottom').left).toBe(8);
  });
});
