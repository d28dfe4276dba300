'use client';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
} from 'react';
import { useMessages } from '../../locale/useMessages';
import { useNumber } from '../../locale/useNumber';
import { classNames } from '../classNames';
import { drawIconButton } from '../IconButton/drawIconButton';
import { inertWhen } from '../inertWhen';
import { useControlled } from '../useControlled';
import { usePageDirection } from '../usePageDirection';
import { horizontal, walkByKey } from '../walkByKey';
import { withRef } from '../withRef';
import * as styles from './Carousel.css';
import { carouselMessages } from './messages';
import { useRotation } from './useRotation';
import { useSwipe } from './useSwipe';

export interface CarouselSlide {
  id: string;
  /** What it is about: names the slide and its dot. */
  label: string;
  content: ReactNode;
}

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Its accessible name. */
  label: string;
  slides: readonly CarouselSlide[];
  /** Place of the slide that is seen, from 0. */
  index?: number;
  defaultIndex?: number;
  onIndexChange?: (index: number) => void;
  /** Seconds a slide stays before the next comes by itself; without it none does. */
  interval?: number;
  /** `over` the slides where these fill a screen, else `below`. */
  controls?: keyof typeof styles.controls;
}

/**
 * Slides of which one is seen, with arrows, a dot for each, and a swipe. With `interval` it goes on by itself, round and round,
 * and can be stopped; it waits under the pointer, stops for good when the keyboard enters it, and does not begin where people
 * asked for less motion. All slides take the room of the tallest, so the page does not move.
 *
 * Not for what people must see, which does not belong behind a dot (a list, a grid), nor for sections (`Tabs`).
 *
 * Keyboard: the dots are tabs: arrow keys, Home and End turn to a slide. Enter and Space work on the other controls and
 * leave the focus there.
 *
 * @example <Carousel label="What it does" interval={5} slides={[{ id: 'plan', label: 'Plan', content: <Plan /> }]} />
 */
export const Carousel = withRef(function Carousel({
  label,
  slides,
  index: indexProp,
  defaultIndex = 0,
  onIndexChange,
  interval,
  controls = 'below',
  className,
  onFocus,
  ...rest
}: CarouselProps) {
  const text = useMessages('Carousel', carouselMessages);
  const number = useNumber();
  const direction = usePageDirection();
  const stageId = useId();
  const [index, setIndex] = useControlled(indexProp, defaultIndex, onIndexChange);
  const turn = (by: 1 | -1, from = index) => setIndex((from + by + slides.length) % slides.length);
  const turnTo = (place: number) => place !== index && setIndex(place);
  const rotation = useRotation({ interval, index, onNext: (from) => turn(1, from) });
  const swipe = useSwipe((towards) => turn((towards === 'left') === (direction === 'ltr') ? 1 : -1));

  const stopForKeyboard = (event: FocusEvent<HTMLElement>) => {
    onFocus?.(event);
    const enters = !event.currentTarget.contains(event.relatedTarget);
    if (enters && event.target.matches(':focus-visible')) rotation.setPlaying(false);
  };

  const walk = (event: KeyboardEvent<HTMLElement>) =>
    walkByKey(
      event,
      [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')],
      horizontal[direction],
      true,
    );

  return (
    <section
      data-component="Carousel"
      aria-roledescription={text.role}
      aria-label={label}
      className={classNames(styles.root, className)}
      {...rest}
      onFocus={stopForKeyboard}
      {...rotation.hover}
    >
      {/* After the slides for the eye, before them for Tab: one can stop them before reading. */}
      <div data-part="controls" className={classNames(styles.bar, styles.controls[controls])}>
        {interval !== undefined &&
          drawIconButton({
            label: rotation.playing ? text.stop : text.start,
            icon: rotation.playing ? <Pause /> : <Play />,
            onClick: () => rotation.setPlaying(!rotation.playing),
          })}
        {drawIconButton({
          label: text.previous,
          icon: <ChevronLeft className={styles.arrow} />,
          'aria-controls': stageId,
          onClick: () => turn(-1),
        })}
        <div role="tablist" aria-label={text.slides} className={styles.dots} onKeyDown={walk}>
          {slides.map((slide, place) => (
            <button
              key={slide.id}
              type="button"
              role="tab"
              aria-label={slide.label}
              aria-selected={place === index}
              aria-controls={`${stageId}-${place}`}
              data-state={place === index ? 'active' : 'inactive'}
              tabIndex={place === index ? 0 : -1}
              onFocus={() => turnTo(place)}
              onClick={() => turnTo(place)}
              className={styles.dot}
            />
          ))}
        </div>
        {drawIconButton({
          label: text.next,
          icon: <ChevronRight className={styles.arrow} />,
          'aria-controls': stageId,
          onClick: () => turn(1),
        })}
      </div>
      <div
        id={stageId}
        data-part="stage"
        // While they come by themselves, nobody wants to hear each.
        aria-live={rotation.playing ? 'off' : 'polite'}
        className={styles.stage}
        {...swipe}
      >
        {slides.map((slide, place) => (
          <div
            key={slide.id}
            role="tabpanel"
            id={`${stageId}-${place}`}
            data-part="slide"
            data-state={place === index ? 'active' : 'inactive'}
            aria-label={text.slide(number(place + 1), number(slides.length), slide.label)}
            aria-hidden={place === index ? undefined : true}
            {...stop}
            {...inertWhen(place !== index)}
            className={styles.slide}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
});

/** A panel of tabs is a stop of the keyboard. */
const stop = { tabIndex: 0 };
