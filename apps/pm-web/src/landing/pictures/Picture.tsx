import { lateExtra } from '../../problems/latePart';

/**
 * A piece of the product as the hero shows it: its own components with invented names. Comes after the page's words, each once its slide
 * is shown, with code that the workspace needs anyway; where it does not come the words stand alone.
 */
export function Picture({ name }: { name: PictureName }) {
  const Shown = pictures[name];
  return <Shown />;
}

const pictures = {
  dashboard: lateExtra(async () => (await import('./DashboardPicture')).DashboardPicture),
  tasks: lateExtra(async () => (await import('./TasksPicture')).TasksPicture),
  time: lateExtra(async () => (await import('./TimePicture')).TimePicture),
  files: lateExtra(async () => (await import('./FilesPicture')).FilesPicture),
};

export type PictureName = keyof typeof pictures;
