import { movedReport } from '../theme/movedReport';
import { themes } from '../theme/themes';
import { themeSources } from '../theme/themes/sources';
import type { Theme } from '../theme/tokens';
import { Specimen } from './Specimen';
import * as styles from './ThemeGallery.css';

/** All fifteen on the same screen, each with where its palette comes from and what of it was moved. */
export function ThemeGallery() {
  return (
    <div className={styles.gallery}>
      {Object.values(themes).map((theme) => (
        <ThemeEntry key={theme.id} theme={theme} />
      ))}
    </div>
  );
}

/** One theme: its screen, its sources, and the tokens that differ from its namesake's. */
export function ThemeEntry({ theme }: { theme: Theme }) {
  const moved = movedReport(theme);
  return (
    <section aria-labelledby={`theme-${theme.id}`} className={styles.entry}>
      <div>
        <h2 id={`theme-${theme.id}`} className={styles.name}>
          {theme.name} <code className={styles.id}>{theme.id}</code>
        </h2>
        <p className={styles.note}>{theme.description}</p>
      </div>
      <Specimen theme={theme} />
      <ul className={styles.sources} aria-label={`Sources of ${theme.name}`}>
        {themeSources[theme.id as keyof typeof themeSources].map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      {moved.length === 0 ? (
        <p className={styles.note}>Nothing was moved: every pair holds as published.</p>
      ) : (
        <details>
          <summary className={styles.summary}>
            {moved.length === 1 ? '1 token was moved' : `${moved.length} tokens were moved`} to meet AA
          </summary>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">On</th>
                <th scope="col">Namesake</th>
                <th scope="col">Ours</th>
              </tr>
            </thead>
            <tbody>
              {moved.map(({ token, pair, namesake, namesakeRatio, ours, ourRatio }) => (
                <tr key={token}>
                  <td>
                    <code>{token}</code>
                  </td>
                  <td>
                    <code>{pair.front === token ? pair.behind.join(' over ') : `under ${pair.front}`}</code>
                  </td>
                  <td>
                    <Swatch color={namesake} ratio={namesakeRatio} />
                  </td>
                  <td>
                    <Swatch color={ours} ratio={ourRatio} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}

function Swatch({ color, ratio }: { color: string; ratio: number }) {
  return (
    <span className={styles.swatch}>
      <span className={styles.patch} style={{ background: color }} />
      <code>{color}</code> {ratio.toFixed(2)}:1
    </span>
  );
}
