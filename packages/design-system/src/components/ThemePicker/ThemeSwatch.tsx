import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ThemeChoice } from '../../theme/themeChoice';
import * as styles from './ThemePicker.css';

/** A small drawing of a theme from its data: its stylesheet need not be there. */
export function ThemeSwatch({ swatch }: Pick<ThemeChoice, 'swatch'>) {
  return (
    <span
      aria-hidden
      data-part="swatch"
      className={styles.swatch}
      style={assignInlineVars(styles.drawn, swatch)}
    >
      <span className={styles.bar} />
      <span className={styles.sheet}>
        <span className={styles.button} />
        <span className={styles.line} />
        <span className={styles.dot} />
      </span>
    </span>
  );
}
