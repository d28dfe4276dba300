import { useScopeTheme } from '../useScopeTheme';
import * as styles from './Menu.css';
import { useMenu } from './MenuContext';

/** Takes the presses beside an open menu, so that they close it and do nothing else. */
export function MenuCover() {
  const { modal, primitives } = useMenu();
  const scope = useScopeTheme();
  if (!modal) return null;
  return (
    <primitives.Portal>
      <div data-part="cover" {...scope} className={styles.menuCover} />
    </primitives.Portal>
  );
}
