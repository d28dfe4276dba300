/** A plan as lines and texts on layers, from which both formats are written. Millimetres, y upwards. */
interface Plan {
  title: string;
  width: number;
  height: number;
  lines: readonly (readonly [layer: Layer, x1: number, y1: number, x2: number, y2: number])[];
  texts: readonly (readonly [layer: Layer, x: number, y: number, height: number, text: string])[];
}

const LAYERS = { Walls: 7, Doors: 3, Equipment: 5, Dimensions: 1 } as const;
type Layer = keyof typeof LAYERS;

/**
 * A room of so many bays with a door, equipment and its dimensions.
 *
 * @param bays 2 or more
 */
export function samplePlan(title: string, bays: number): Plan {
  const [bay, depth] = [3_100, 7_200];
  const width = bays * bay;
  const lines: Plan['lines'][number][] = [
    ['Walls', 0, 0, width, 0],
    ['Walls', width, 0, width, depth],
    ['Walls', width, depth, 0, depth],
    ['Walls', 0, depth, 0, 0],
    ['Walls', 0, depth * 0.45, width * 0.4, depth * 0.45],
    ['Doors', width * 0.4, depth * 0.45, width * 0.4 + 640, depth * 0.45 + 640],
    ['Dimensions', 0, -700, width, -700],
    ['Dimensions', 0, -820, 0, -580],
    ['Dimensions', width, -820, width, -580],
  ];
  const texts: Plan['texts'][number][] = [
    ['Dimensions', width / 2 - 500, -600, 260, width.toLocaleString('fr-FR').replace(/\s/g, ' ')],
    ['Walls', 200, depth + 350, 320, title],
  ];
  for (let index = 0; index < bays; index += 1) {
    const [x, y] = [index * bay + 700, index % 2 === 0 ? depth * 0.62 : depth * 0.14];
    lines.push(
      ['Equipment', x, y, x + 1_500, y],
      ['Equipment', x + 1_500, y, x + 1_500, y + 1_100],
      ['Equipment', x + 1_500, y + 1_100, x, y + 1_100],
      ['Equipment', x, y + 1_100, x, y],
    );
    texts.push(['Equipment', x + 250, y + 420, 220, `E-${101 + index}`]);
  }
  return { title, width, height: depth, lines, texts };
}

/** The plan as DXF of AutoCAD R12, which every program reads. */
export function dxfOf({ lines, texts }: Plan): Uint8Array {
  const groups: (string | number)[][] = [
    [0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1009', 9, '$INSUNITS', 70, 4, 0, 'ENDSEC'],
    [0, 'SECTION', 2, 'TABLES', 0, 'TABLE', 2, 'LAYER', 70, Object.keys(LAYERS).length],
    ...Object.entries(LAYERS).map(([name, colour]) => [
      0,
      'LAYER',
      2,
      name,
      70,
      0,
      62,
      colour,
      6,
      'CONTINUOUS',
    ]),
    [0, 'ENDTAB', 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES'],
    ...lines.map(([layer, x1, y1, x2, y2]) => [
      0,
      'LINE',
      8,
      layer,
      10,
      x1,
      20,
      y1,
      30,
      0,
      11,
      x2,
      21,
      y2,
      31,
      0,
    ]),
    ...texts.map(([layer, x, y, height, text]) => [
      0,
      'TEXT',
      8,
      layer,
      10,
      x,
      20,
      y,
      30,
      0,
      40,
      height,
      1,
      text,
    ]),
    [0, 'ENDSEC', 0, 'EOF'],
  ];
  return Buffer.from(`${groups.flat().join('\r\n')}\r\n`);
}

const COLOURS: Record<Layer, string> = {
  Walls: '#1f2933',
  Doors: '#2f855a',
  Equipment: '#2b6cb0',
  Dimensions: '#c53030',
};

/** The plan as SVG. */
export function svgOf({ title, width, height, lines, texts }: Plan): Uint8Array {
  const up = (y: number) => height - y;
  const inks = Object.entries(COLOURS).map(([name, colour]) => {
    const drawn = lines
      .filter(([layer]) => layer === name)
      .map(([, x1, y1, x2, y2]) => `<path d="M${x1} ${up(y1)}L${x2} ${up(y2)}"/>`);
    const written = texts
      .filter(([layer]) => layer === name)
      .map(
        ([, x, y, size, text]) =>
          `<text x="${x}" y="${up(y)}" font-size="${size}" fill="${colour}" stroke="none">${escaped(text)}</text>`,
      );
    return `<g id="${name}" stroke="${colour}">${[...drawn, ...written].join('')}</g>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-800 -1400 ${width + 1_600} ${height + 2_800}" font-family="sans-serif" fill="none" stroke-width="40"><title>${escaped(title)}</title>${inks.join('')}</svg>\n`,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
