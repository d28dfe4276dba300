/** A PNG of a gate in its opening, drawn by the browser: 480 × 300 px. */
export async function somePicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(480, 300);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  const fill = (colour: string, x: number, y: number, width: number, height: number) => {
    context.fillStyle = colour;
    context.fillRect(x, y, width, height);
  };
  fill('#c8d6e5', 0, 0, 480, 300);
  fill('#8395a7', 0, 0, 120, 300);
  fill('#8395a7', 360, 0, 120, 300);
  fill('#2e86de', 120, 180, 240, 120);
  fill('#576574', 120, 90, 240, 120);
  return canvas.convertToBlob({ type: 'image/png' });
}
