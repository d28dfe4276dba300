/** Words of Carousel in English; numbers come as the locale writes them. */
export const carouselMessages = {
  role: 'carousel',
  previous: 'Previous slide',
  next: 'Next slide',
  stop: 'Stop automatic slide show',
  start: 'Start automatic slide show',
  slides: 'Slides',
  slide: (place: string, count: string, label: string) => `${place} of ${count}: ${label}`,
};
