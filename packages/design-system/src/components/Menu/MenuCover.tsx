import { Cover } from '../Cover';
import { useScopeTheme } from '../useScopeTheme';
import * as styles from './Menu.css';
import { useMenu } from './MenuContext';

/** The cover of a modal menu. */
export function MenuCover() {
  const { modal, primitives } = useMenu();
  const scope = useScopeTheme();
  if (!modal) return null;
  return (
    <primitives.Portal>
      <Cover {...scope} className={styles.menuCover} />
    </primitives.Portal>
  );
}
