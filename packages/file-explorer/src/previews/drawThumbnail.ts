/** px of the longer side: a tile at twice the density. */
const MOST_PX = 320;
const MOST_BYTES = 48 * 1024;
const QUALITIES = [0.8, 0.6, 0.4];

/**
 * Draws a small picture on white paper.
 * @param width of what is drawn, in units of its own; @param height likewise
 * @param draw `scale` px are one of those units
 * @throws Error where the browser makes none, or none that is small enough
 */
export async function drawThumbnail(
  width: number,
  height: number,
  draw: (canvas: HTMLCanvasElement, scale: number) => void | Promise<void>,
): Promise<Blob> {
  const scale = MOST_PX / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  await draw(canvas, scale);
  for (const quality of QUALITIES) {
    const picture = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    );
    if (picture && picture.size <= MOST_BYTES) return picture;
  }
  throw new Error('No small picture can be made of this file.');
}
