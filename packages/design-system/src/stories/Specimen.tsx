import { Badge, type BadgeProps } from '../components/Badge';
import { Button } from '../components/Button';
import { Checkbox } from '../components/Checkbox';
import { classNames } from '../components/classNames';
import { Progress } from '../components/Progress';
import { TextField } from '../components/TextField';
import { ThemeScope } from '../components/ThemeScope';
import type { Theme } from '../theme/tokens';
import * as styles from './Specimen.css';

/** The same small screen in any theme: what differs is the theme. */
export function Specimen({ theme }: { theme: Theme }) {
  return (
    <figure>
      <figcaption className={styles.caption}>
        <strong>{theme.name}</strong> <span className={styles.muted}>{theme.description}</span>
      </figcaption>
      <ThemeScope theme={theme.id} className={styles.frame}>
        <div className={styles.topbar}>
          Linework
          <span className={styles.search}>Search projects, tasks, clients...</span>
        </div>
        <div className={styles.sidebar}>
          <div className={classNames(styles.entry, styles.current)}>
            Projects <span className={styles.count}>24</span>
          </div>
          <div className={styles.entry}>
            Tasks <span className={styles.count}>156</span>
          </div>
          <div className={styles.entry}>
            Clients <span className={styles.count}>12</span>
          </div>
        </div>
        <div className={styles.page}>
          <div className={styles.row}>
            <div className={styles.heading}>Harbour bridge</div>
            <Badge tone="success">Active</Badge>
            <Badge tone="warning">On hold</Badge>
            <Badge tone="danger">Overdue</Badge>
            <Badge tone="review">Review</Badge>
          </div>
          <div className={styles.row}>
            <Button variant="solid" tone="accent">
              New Project
            </Button>
            <Button>Edit</Button>
            <Button variant="soft" tone="accent">
              Share
            </Button>
            <Button variant="solid" tone="danger">
              Delete
            </Button>
            <Button className={styles.ring}>Focused</Button>
            <span className={styles.mark}>Overview</span>
          </div>
          <div className={classNames(styles.sheet, styles.padded)}>
            <div className={styles.fields}>
              <TextField label="Name" defaultValue="Harbour bridge" />
              <TextField label="Code" placeholder="HB-204" />
            </div>
            <Checkbox label="Billable" defaultChecked />
            <Progress label="Tasks done" value={62} />
          </div>
          <div className={styles.sheet}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {['Task', 'Status', 'Hours'].map((label, nth) => (
                    <th
                      key={label}
                      scope="col"
                      className={classNames(styles.header, nth === 2 && styles.atEnd)}
                    >
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {tasks.map(({ title, status, tone, hours }, nth) => (
                  <tr
                    key={title}
                    className={classNames(nth % 2 === 1 && styles.zebra, nth === 2 && styles.selected)}
                  >
                    <td className={styles.cell}>{title}</td>
                    <td className={styles.cell}>
                      <Badge tone={tone}>{status}</Badge>
                    </td>
                    <td className={classNames(styles.cell, styles.figures)}>{hours}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </ThemeScope>
    </figure>
  );
}

interface SpecimenTask {
  title: string;
  status: string;
  tone: NonNullable<BadgeProps['tone']>;
  hours: string;
}

const tasks: readonly SpecimenTask[] = [
  { title: 'Pile load test', status: 'To Do', tone: 'neutral', hours: '12.50' },
  { title: 'Bearing details', status: 'In Progress', tone: 'info', hours: '148.25' },
  { title: 'Deck reinforcement', status: 'Review', tone: 'review', hours: '31.00' },
];
