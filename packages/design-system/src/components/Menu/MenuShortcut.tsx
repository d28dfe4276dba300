import * as styles from './Menu.css';

/** The keys at the end of an entry: seen, not read out with its name. */
export function MenuShortcut({ keys }: { keys: string | undefined }) {
  if (!keys) return null;
  return (
    <span className={styles.shortcut} aria-hidden="true">
      {keys}
    </span>
  );
}
