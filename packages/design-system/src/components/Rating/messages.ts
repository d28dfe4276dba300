/** Words of Rating and RatingField in English; numbers come as the locale writes them. */
export const ratingMessages = {
  rating: (value: string, max: string) => `${value} out of ${max} stars`,
  star: (count: number, written: string) => `${written} ${count === 1 ? 'star' : 'stars'}`,
};
