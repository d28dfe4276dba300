import { Star as StarIcon } from 'lucide-react';
import { classNames } from '../classNames';
import * as styles from './Rating.css';

/** A star, filled so far. Drawn only: what holds it says how many there are. */
export function Star({ filled }: { filled: keyof typeof styles.filled }) {
  return (
    <span className={classNames(styles.star, styles.mirrored)} data-filled={filled} aria-hidden="true">
      <StarIcon className={styles.outline} />
      <span className={classNames(styles.full, styles.filled[filled])}>
        <StarIcon className={styles.fill} />
      </span>
    </span>
  );
}
