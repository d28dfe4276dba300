import type { Meta, StoryObj } from '@storybook/react-vite';
import { themes } from '../theme/themes';
import { Specimen } from './Specimen';
import * as styles from './Specimen.css';

const meta = { title: 'Foundations/Themes', component: Specimen } satisfies Meta<typeof Specimen>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The fifteen on the same small screen. Where each palette comes from, and what was moved so that it can be read, stands beside
 * the values in `src/theme/themes`, e.g. `// namesake #a6a6a6: 2.4:1`.
 */
export const SideBySide: Story = {
  args: { theme: themes.default },
  render: () => (
    <div className={styles.gallery}>
      {Object.values(themes).map((theme) => (
        <Specimen key={theme.id} theme={theme} />
      ))}
    </div>
  ),
};

export const One: Story = { args: { theme: themes.nord } };
