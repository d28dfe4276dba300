type Group = readonly [code: number, value: string | number];

/** Groups of code and value, as a DXF has them. */
export function dxfOf(...groups: readonly Group[]): string {
  return groups.map(([code, value]) => `${code}\r\n${value}\r\n`).join('');
}

export const layer = (name: string, colour: number, flags = 0) =>
  dxfOf([0, 'LAYER'], [2, name], [70, flags], [62, colour], [6, 'CONTINUOUS']);

export const line = (name: string, x1: number, y1: number, x2: number, y2: number) =>
  dxfOf([0, 'LINE'], [8, name], [10, x1], [20, y1], [11, x2], [21, y2]);

export const text = (name: string, x: number, y: number, words: string) =>
  dxfOf([0, 'TEXT'], [8, name], [10, x], [20, y], [40, 3], [1, words]);

export const insert = (layer: string, name: string, x: number, y: number, ...more: readonly Group[]) =>
  dxfOf([0, 'INSERT'], [8, layer], [2, name], [10, x], [20, y], ...more);

export const block = (name: string, ...entities: readonly string[]) =>
  [
    dxfOf([0, 'BLOCK'], [8, '0'], [2, name], [70, 0], [10, 0], [20, 0]),
    ...entities,
    dxfOf([0, 'ENDBLK']),
  ].join('');

/** A pattern over a square of a kilometre, in mm. @param step between its lines @param dashes of them, gaps as less than 0 */
export function hatch(step: number, dashes: readonly number[] = []): string {
  const square = '10 0 20 0 10 0 20 1e6 10 1e6 20 1e6 10 1e6 20 0';
  const pattern = ['53 0 43 0 44 0 45 0 46', step, 79, dashes.length, ...dashes.map((dash) => `49 ${dash}`)];
  const entity = `0 HATCH 8 0 10 0 20 0 70 0 91 1 92 3 72 0 73 1 93 4 ${square} 97 0 75 0 76 1 41 1 78 1 ${pattern.join(' ')} 98 0`;
  return `${entity.replaceAll(' ', '\r\n')}\r\n`;
}

interface DrawingParts {
  /** Records of its layers. */
  readonly layers?: readonly string[];
  readonly blocks?: readonly string[];
  /** What is drawn. */
  readonly entities: readonly string[];
  /** `$INSUNITS`; left out: mm */
  readonly units?: number;
  /** More of its header. */
  readonly header?: readonly Group[];
}

/** A drawing of AutoCAD 2000. */
export function someDxf({
  layers = [],
  blocks = [],
  entities,
  units = 4,
  header = [],
}: DrawingParts): string {
  return [
    dxfOf([0, 'SECTION'], [2, 'HEADER'], [9, '$ACADVER'], [1, 'AC1015'], [9, '$INSUNITS'], [70, units]),
    dxfOf(
      ...header,
      [0, 'ENDSEC'],
      [0, 'SECTION'],
      [2, 'TABLES'],
      [0, 'TABLE'],
      [2, 'LAYER'],
      [70, layers.length],
    ),
    ...layers,
    dxfOf([0, 'ENDTAB'], [0, 'ENDSEC'], [0, 'SECTION'], [2, 'BLOCKS']),
    ...blocks,
    dxfOf([0, 'ENDSEC'], [0, 'SECTION'], [2, 'ENTITIES']),
    ...entities,
    dxfOf([0, 'ENDSEC'], [0, 'EOF']),
  ].join('');
}
