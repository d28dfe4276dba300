export { Rating, type RatingProps } from './Rating';
export { RatingField, type RatingFieldProps } from './RatingField';
