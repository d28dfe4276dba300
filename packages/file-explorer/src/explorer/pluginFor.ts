import type { PreviewPlugin, PreviewSource } from '../ports/PreviewPlugin';

const FIRST_BYTES = 4_100;

/** The first plugin that shows the file, judged by the first bytes of its content; null where none does. */
export async function pluginFor(
  { file, read }: PreviewSource,
  previews: readonly PreviewPlugin[],
): Promise<PreviewPlugin | null> {
  const start = await read({ start: 0, end: Math.min(FIRST_BYTES, file.size) });
  const first = new Uint8Array(await start.arrayBuffer());
  const { name, type, size } = file;
  return previews.find(({ match }) => match({ name, type, size, first })) ?? null;
}
