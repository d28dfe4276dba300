import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A piece of the product as the hero shows it: its own components with invented names. Comes after the page's words, each once its slide
 * is shown, with code that the workspace needs anyway; where it does not come the words stand alone.
 */
export function Picture({ name }: { name: PictureName }) {
  const Shown = pictures[name];
  return (
    <Suspense fallback={null}>
      <Shown />
    </Suspense>
  );
}

const pictures = {
  dashboard: later(async () => (await import('./DashboardPicture')).DashboardPicture),
  tasks: later(async () => (await import('./TasksPicture')).TasksPicture),
  time: later(async () => (await import('./TimePicture')).TimePicture),
  files: later(async () => (await import('./FilesPicture')).FilesPicture),
};

export type PictureName = keyof typeof pictures;

function later(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
