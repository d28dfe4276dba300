import type { ComparisonView, PreviewSource } from '../../ports/PreviewPlugin';
import { type Comparison, namesOf, showComparison } from '../showComparison';
import { comparePixels } from './comparePixels';
import { type Drawable, pixelsOfBoth } from './pixelsOf';

type Both<T> = readonly [before: T, after: T];

/**
 * Two pictures over each other.
 * @param sources what they are of @param isVector drawn from shapes: as sharp in any size
 */
export async function comparePictures(
  host: HTMLElement,
  sources: Both<PreviewSource>,
  pictures: Both<Drawable>,
  isVector: boolean,
): Promise<ComparisonView> {
  return showComparison(host, namesOf(...sources), comparePixels(await pixelsOfBoth(...pictures, isVector)));
}

/** A file of pages that are drawn from shapes. */
export interface Pages {
  readonly count: number;
  /** @param number from 1 @throws Error whose message says what is wrong with the page */
  readonly open: (number: number) => Promise<Drawable>;
}

/** Two files over each other, page by page. */
export async function comparePages(
  host: HTMLElement,
  sources: Both<PreviewSource>,
  files: Both<Pages>,
): Promise<ComparisonView> {
  return showComparison(host, namesOf(...sources), await comparePage(files, 1));
}

async function comparePage(files: Both<Pages>, number: number, tolerance?: number): Promise<Comparison> {
  const [before, after] = files;
  const page = ({ count, open }: Pages) => (number > count ? null : open(number));
  const pictures = await pixelsOfBoth(await page(before), await page(after), true);
  const alone = number > before.count ? 'second' : number > after.count ? 'first' : null;
  return comparePixels(
    {
      ...pictures,
      pages: {
        current: number,
        count: Math.max(before.count, after.count),
        open: (next, kept) => comparePage(files, next, kept),
      },
      ...(alone && { omitted: `Page ${number} is in the ${alone} file alone.` }),
    },
    tolerance,
  );
}
