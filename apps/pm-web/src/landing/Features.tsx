import { SiteFeature, SiteSection } from '@linework/design-system';
import {
  BellRing,
  ChartColumn,
  CircleCheckBig,
  FolderKanban,
  Globe,
  ShieldCheck,
  Timer,
  Users,
} from 'lucide-react';

/** Eight things that Linework does (LND-03). What none of its tests proves is not said here: see docs/promises.md. */
export function Features() {
  return (
    <SiteSection
      id="features"
      title="Features"
      description="What an engineering office needs from the first bid to the last redline, without a tool for each."
      columns={4}
    >
      {features.map(({ title, icon: Icon, text }) => (
        <SiteFeature key={title} title={title} icon={<Icon />}>
          {text}
        </SiteFeature>
      ))}
    </SiteSection>
  );
}

const features = [
  {
    title: 'Project management',
    icon: FolderKanban,
    text: 'Clients, teams, dates, budgets, documents and drawings of each project. Progress is counted from its tasks, never guessed.',
  },
  {
    title: 'Team collaboration',
    icon: Users,
    text: 'What others change shows up in real time, without a reload. Two people who save the same thing see both values and choose.',
  },
  {
    title: 'Task management',
    icon: CircleCheckBig,
    text: 'Who does what by when, across all projects. Search, sort and filter as you type, change hundreds at once, and undo it.',
  },
  {
    title: 'Analytics and reporting',
    icon: ChartColumn,
    text: 'Hours and money by project, client, person, category and week, budget against actual, as charts, on paper, in CSV and Excel.',
  },
  {
    title: 'Time tracking',
    icon: Timer,
    text: 'A timer that survives reloads, crashes and midnight, and manual entries beside it. Approved time is locked.',
  },
  {
    title: 'Security with role-based access',
    icon: ShieldCheck,
    text: 'Five roles that the server enforces on every request, two-factor sign-in, and an audit log. Clients see their own projects only.',
  },
  {
    title: 'Automation',
    icon: BellRing,
    text: 'Reminders of due and overdue tasks, warnings at 80 and 100 % of a budget, and a trash that empties itself after 30 days.',
  },
  {
    title: 'Global cloud access',
    icon: Globe,
    text: 'On a server of your own, and from there in any current browser, anywhere. On a phone it installs like an app.',
  },
];
