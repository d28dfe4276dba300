import { Button, Carousel, SiteHero, SiteSlide } from '@linework/design-system';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Picture, type PictureName } from './pictures/Picture';

/** Seconds a slide stays. */
const INTERVAL = 5;

/** Four slides that fill the screen (LND-02), each with a piece of the product in the theme that is on. */
export function Hero() {
  const [index, setIndex] = useState(0);
  const [seen, setSeen] = useState<ReadonlySet<PictureName>>(() => new Set(['dashboard']));
  const show = (place: number) => {
    setIndex(place);
    const shown = slides[place];
    if (shown) setSeen((before) => new Set([...before, shown.id]));
  };
  return (
    <SiteHero layout="screen" title="Linework: project management for engineering teams">
      <Carousel
        label="What Linework looks like"
        controls="over"
        interval={INTERVAL}
        index={index}
        onIndexChange={show}
        slides={slides.map(({ id, label, title, text }) => ({
          id,
          label,
          content: (
            <SiteSlide title={title} description={text} actions={actions}>
              {/* Once it is shown it stays; those that nobody has turned to cost nothing. */}
              {seen.has(id) && <Picture name={id} />}
            </SiteSlide>
          ),
        }))}
      />
    </SiteHero>
  );
}

const actions = (
  <>
    <Button asChild variant="solid" tone="accent" size="large">
      <Link to="/dashboard">Get Started</Link>
    </Button>
    <Button asChild size="large">
      <a href="#features">See what it does</a>
    </Button>
  </>
);

const slides: readonly { id: PictureName; label: string; title: string; text: string }[] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    title: 'Engineering projects, drawn to the line',
    text: 'Clients, projects and tasks of your consultancy in one calm place. Fast with thousands of rows, made for the keyboard, and on your own server.',
  },
  {
    id: 'tasks',
    label: 'Tasks',
    title: 'Who does what by when',
    text: 'Every task of every project in one table. Search as you type, sort, filter, and change many at once.',
  },
  {
    id: 'time',
    label: 'Time tracking',
    title: 'Hours that are never lost',
    text: 'A timer that counts on through reloads, restarts and other devices. Time is submitted, approved and then locked.',
  },
  {
    id: 'files',
    label: 'Documents and drawings',
    title: 'Every drawing in its place',
    text: 'Folders for each project, uploads that go on after the connection was cut, and previews of PDF, images and text.',
  },
];
