import {
  Button,
  Card,
  Link as DesignLink,
  List,
  ListRow,
  PriorityBadge,
  Progress,
  Site,
  SiteHero,
  SiteSection,
  StatusBadge,
  Text,
} from '@linework/design-system';
import { Link } from 'react-router-dom';

/** /: what Linework is, for visitors (LND-01). It names only what works. */
export function LandingPage() {
  return (
    <Site
      nav={
        <DesignLink href="#features" tone="quiet">
          Features
        </DesignLink>
      }
      actions={
        <>
          <Button asChild variant="ghost">
            <Link to="/dashboard">Sign In</Link>
          </Button>
          <Button asChild variant="solid" tone="accent">
            <Link to="/dashboard">Get Started</Link>
          </Button>
        </>
      }
      footer="Linework is open source under the MIT licence and runs on your own server."
    >
      <title>Linework: project management for engineers</title>
      <SiteHero
        title="Engineering projects, drawn to the line"
        description="Clients, projects and tasks of your consultancy in one calm place. Fast with thousands of rows, made for the keyboard, and on your own server."
        actions={
          <>
            <Button asChild variant="solid" tone="accent" size="large">
              <Link to="/dashboard">Get Started</Link>
            </Button>
            <Button asChild size="large">
              <a href="#features">See what it does</a>
            </Button>
          </>
        }
      >
        <Excerpt />
      </SiteHero>
      <SiteSection id="features" title="What it does">
        {features.map(({ title, text }) => (
          <Card key={title} title={title} headingLevel={3}>
            {text}
          </Card>
        ))}
      </SiteSection>
    </Site>
  );
}

/** How the product looks, in its own components. Invented names; for the eye only. */
function Excerpt() {
  return (
    <Card
      title="Spillway gate renewal"
      action={<StatusBadge tone="info">In Progress</StatusBadge>}
      flush
      aria-hidden
      inert
    >
      <List>
        <ListRow
          title="Check hoist chain drawing"
          meta="Marta Lindqvist"
          trailing={<PriorityBadge priority="High" />}
        />
        <ListRow
          title="Gate leaf weld inspection plan"
          meta="Ola Eriksen"
          trailing={<PriorityBadge priority="Medium" />}
        />
        <ListRow
          title="Hydraulic power unit data sheet"
          meta="Jun Takeda"
          trailing={<PriorityBadge priority="Low" />}
        />
        <ListRow
          title="31 of 50 tasks done"
          meta="Bergstrand Hydro"
          trailing={
            <>
              <Progress value={62} label="Progress" size="small" />
              <Text mono tone="secondary">
                62 %
              </Text>
            </>
          }
        />
      </List>
    </Card>
  );
}

const features = [
  {
    title: 'Clients',
    text: 'Companies with their contacts, addresses and projects, saved together in one go.',
  },
  {
    title: 'Projects',
    text: 'Team, dates, budget and tasks of each project. Progress is counted, never guessed.',
  },
  {
    title: 'Tasks',
    text: 'Who does what by when, across all projects. Filter, sort and search as you type.',
  },
  {
    title: 'Access by role',
    text: 'Owners, admins, managers, members and clients each see and do what their role allows.',
  },
  {
    title: 'Nothing overwritten',
    text: 'Two people saving the same thing see both values and choose. Drafts survive a crash.',
  },
  {
    title: 'Fifteen themes',
    text: 'Light and dark, from drafting paper to the looks of the tools you know.',
  },
];
