import {
  Archive,
  Check,
  ChevronDown,
  Clock,
  Download,
  FileText,
  FolderKanban,
  Plus,
  Search,
  Settings,
  Trash2,
  TriangleAlert,
  Upload,
  Users,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { ThemeTokens } from '../theme/tokens';
import { variableName } from '../theme/variables';
import * as styles from './Foundations.css';
import { useShownTheme } from './useShownTheme';

/** Every colour of the contract as the shown theme has it, group by group, with the variable that carries it. */
export function Colours() {
  const { color } = useShownTheme().tokens;
  return (
    <Page>
      {Object.entries(color).map(([group, tokens]) => (
        <Group key={group} title={group}>
          <div className={styles.tiles}>
            {leaves(tokens, ['color', group]).map(([path, value]) => (
              <Tile key={path.join()} path={path} value={value}>
                <div className={styles.patch} style={{ background: value }} />
              </Tile>
            ))}
          </div>
        </Group>
      ))}
    </Page>
  );
}

/** The sizes of text with their line heights, the weights and the families. */
export function Type() {
  const { font } = useShownTheme().tokens;
  const sizes = Object.keys(font.size) as (keyof ThemeTokens['font']['size'])[];
  return (
    <Page>
      <Group title="Sizes">
        <div className={styles.rows}>
          {sizes.map((size) => (
            <Row
              key={size}
              path={['font', 'size', size]}
              value={`${font.size[size]} on ${font.leading[size]}`}
            >
              <span
                style={{
                  fontSize: `var(--lw-font-size-${size})`,
                  lineHeight: `var(--lw-font-leading-${size})`,
                }}
              >
                Replacement of two lift gates
              </span>
            </Row>
          ))}
        </div>
      </Group>
      <Group title="Weights">
        <div className={styles.rows}>
          {Object.entries(font.weight).map(([weight, value]) => (
            <Row key={weight} path={['font', 'weight', weight]} value={value}>
              <span style={{ fontWeight: value }}>Replacement of two lift gates</span>
            </Row>
          ))}
        </div>
      </Group>
      <Group title="Families">
        <div className={styles.rows}>
          {(['body', 'heading', 'mono'] as const).map((family) => (
            <Row key={family} path={['font', family]} value={font[family]}>
              <span style={{ fontFamily: `var(--lw-font-${family})` }}>Quay 4 · 1,250.00 h · Ø 320</span>
            </Row>
          ))}
        </div>
      </Group>
    </Page>
  );
}

/** Heights of controls and rows, and the corners. `data-density="compact"` shrinks what is measured here, not the text. */
export function Space() {
  const { radius } = useShownTheme().tokens;
  const sizes = Object.entries(useShownTheme().tokens.size);
  return (
    <Page>
      <Group title="Sizes">
        <div className={styles.rows}>
          {sizes.map(([size, value]) => (
            <Row key={size} path={['size', size]} value={`${value} at regular density`}>
              <div
                className={styles.bar}
                style={{ inlineSize: `calc(var(${variable(['size', size])}) * 4)` }}
              />
            </Row>
          ))}
        </div>
      </Group>
      <Group title="Corners">
        <div className={styles.tiles}>
          {Object.entries(radius).map(([corner, value]) => (
            <Tile key={corner} path={['radius', corner]} value={value}>
              <div className={styles.corner} style={{ borderRadius: value }} />
            </Tile>
          ))}
        </div>
      </Group>
    </Page>
  );
}

/** The shadows. A theme whose namesake tells height by a lighter surface has `none` for some. */
export function Elevation() {
  const { shadow } = useShownTheme().tokens;
  return (
    <Page>
      <div className={styles.tiles}>
        {Object.entries(shadow).map(([level, value]) => (
          <Tile key={level} path={['shadow', level]} value={value}>
            <div className={styles.raised} style={{ boxShadow: value }}>
              {level}
            </div>
          </Tile>
        ))}
      </div>
    </Page>
  );
}

/** The three curves, slowed down to be seen; the two durations are in their rows. Still where a person asked for that. */
export function Motion() {
  const { motion } = useShownTheme().tokens;
  return (
    <Page>
      <div className={styles.rows}>
        {(['easeStandard', 'easeEnter', 'easeExit'] as const).map((curve) => (
          <Row key={curve} path={['motion', curve]} value={motion[curve]}>
            <div className={styles.track}>
              <div className={styles.runner} style={{ animationTimingFunction: motion[curve] }} />
            </div>
          </Row>
        ))}
        {(['fast', 'moderate'] as const).map((duration) => (
          <Row key={duration} path={['motion', duration]} value={motion[duration]}>
            {duration === 'fast' ? 'Hover and press' : 'Things that open'}
          </Row>
        ))}
      </div>
    </Page>
  );
}

/** Icons of the app, from lucide, drawn in the theme's size and weight of line. */
export function Icons() {
  const { size, stroke } = useShownTheme().tokens;
  return (
    <Page>
      <p>
        {size.icon} wide, line {stroke.icon}: both from the theme.
      </p>
      <div className={styles.icons}>
        {Object.entries(shownIcons).map(([name, Icon]) => (
          <div key={name} className={styles.icon}>
            <Icon aria-hidden />
            <span className={styles.value}>{name}</span>
          </div>
        ))}
      </div>
    </Page>
  );
}

const shownIcons = {
  Archive,
  Check,
  ChevronDown,
  Clock,
  Download,
  FileText,
  FolderKanban,
  Plus,
  Search,
  Settings,
  Trash2,
  TriangleAlert,
  Upload,
  Users,
  X,
};

function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

interface TokenProps {
  path: readonly string[];
  value: string;
  children: ReactNode;
}

function Tile({ path, value, children }: TokenProps) {
  return (
    <div className={styles.tile}>
      {children}
      <span className={styles.name}>{path.slice(1).join('.')}</span>
      <span className={styles.value}>{value}</span>
    </div>
  );
}

function Row({ path, value, children }: TokenProps) {
  return (
    <div className={styles.row}>
      <div className={styles.tile}>
        <span className={styles.name}>{path.slice(1).join('.')}</span>
        <span className={styles.value}>{value}</span>
      </div>
      <div>{children}</div>
    </div>
  );
}

function variable(path: readonly string[]): string {
  return `--${variableName(path)}`;
}

function leaves(node: string | object, path: readonly string[]): [path: readonly string[], value: string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node).flatMap(([key, below]) => leaves(below, [...path, key]));
}
