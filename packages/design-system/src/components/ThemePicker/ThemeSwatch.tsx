import type { ThemeChoice } from '../../theme/themeChoice';
import { inlineVars } from '../inlineVars';
import * as styles from './ThemePicker.css';

/** A small drawing of a theme from its data: its stylesheet need not be there. */
export function ThemeSwatch({ swatch }: Pick<ThemeChoice, 'swatch'>) {
  const { page, sheet, border, topbar, text, accent, mark, radius } = styles.drawn;
  const colours = {
    [page]: swatch.page,
    [sheet]: swatch.sheet,
    [border]: swatch.border,
    [topbar]: swatch.topbar,
    [text]: swatch.text,
    [accent]: swatch.accent,
    [mark]: swatch.mark,
    [radius]: swatch.radius,
  };
  return (
    <span aria-hidden data-part="swatch" className={styles.swatch} style={inlineVars(colours)}>
      <span className={styles.bar} />
      <span className={styles.sheet}>
        <span className={styles.button} />
        <span className={styles.line} />
        <span className={styles.dot} />
      </span>
    </span>
  );
}
