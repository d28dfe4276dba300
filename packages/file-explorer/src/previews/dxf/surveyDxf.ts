import type { DrawingText } from './Drawing';
import { forEachGroup } from './dxfGroups';
import { damagedDxf, tooMuch } from './dxfProblems';
import { plainLine, plainParagraph } from './plainText';

/** More would take the memory of a browser. */
const MOST_ENTITIES = 1_000_000;
/** Entities that there are once blocks in blocks are put in. */
const MOST_EXPANDED = 3_000_000;
const MOST_TEXTS = 5_000;

/** What a DXF holds, counted before anything is drawn. */
export interface Survey {
  /** `$ACADVER`, 'AC1032' */
  readonly version: string | null;
  /** `$INSUNITS` */
  readonly units: number | null;
  /** Entities by their type in model space and in the blocks that are used, each block once. */
  readonly counts: ReadonlyMap<string, number>;
  readonly inModel: number;
  /** Entities of paper space; 0 for an empty sheet. */
  readonly inPaper: number;
  /** Dimensions that have no block with their lines, and are not linear. */
  readonly bareDimensions: number;
  /** Blocks that repeat in rows and columns. */
  readonly grids: number;
  /** Blocks of which a part is cut off. */
  readonly clips: number;
  /** Blocks that are files elsewhere. */
  readonly xrefs: number;
  /** Lines that are dashed or have a width. */
  readonly hasLineStyles: boolean;
  readonly texts: readonly DrawingText[];
}

interface Entity {
  type: string;
  isPaper: boolean;
  /** Group 2: of a block, or of an insert the block that it puts in. */
  name: string;
  layer: string;
  text: string;
  x: number;
  y: number;
  height: number;
  scaleX: number;
  scaleY: number;
  /** Degrees. */
  rotation: number;
  /** Group 70. */
  flags: number;
  repeats: number;
  hasStyle: boolean;
}

interface Block {
  name: string;
  x: number;
  y: number;
  isXref: boolean;
  entities: Entity[];
  size: number;
}

/** @throws DxfProblem where it is damaged, or holds more than can be drawn */
export function surveyDxf(lines: string): Survey {
  let section = '';
  let variable = '';
  let version: string | null = null;
  let units: number | null = null;
  let clips = 0;
  let hasLayerStyle = false;
  let isInTable = false;
  let entityCount = 0;
  let block: Block | null = null;
  let current: Entity | null = null;
  const blocks = new Map<string, Block>();
  const top: Entity[] = [];

  const begin = (type: string) => {
    entityCount += 1;
    if (entityCount > MOST_ENTITIES) throw tooMuch();
    const entity = emptyEntity(type);
    // Corners and ends belong to what they follow.
    if (type === 'VERTEX' || type === 'SEQEND' || type === 'ENDBLK') return entity;
    if (section === 'ENTITIES') top.push(entity);
    if (type === 'BLOCK') block = { name: '', x: 0, y: 0, isXref: false, entities: [], size: 0 };
    else if (section === 'BLOCKS' && block) block.entities.push(entity);
    return entity;
  };
  forEachGroup(lines, (code, value) => {
    if (code === 0) {
      if (value === 'TABLE' || value === 'ENDTAB') isInTable = value === 'TABLE';
      if (value === 'SECTION' || value === 'ENDSEC') {
        // `dxf-viewer` would look for the end of the table for ever.
        if (isInTable) throw damagedDxf();
        section = '';
      }
      if (section === 'OBJECTS' && value === 'SPATIAL_FILTER') clips += 1;
      current = section === 'ENTITIES' || section === 'BLOCKS' ? begin(value) : null;
      return;
    }
    if (section === '') {
      if (code === 2) section = value;
    } else if (section === 'HEADER') {
      if (code === 9) variable = value;
      else if (variable === '$ACADVER' && code === 1) version = value.trim();
      else if (variable === '$INSUNITS' && code === 70) units = Number(value);
    } else if (section === 'TABLES') {
      if (code === 370 && Number(value) > 0) hasLayerStyle = true;
      if (code === 6 && !/^(continuous|bylayer|byblock)$/i.test(value)) hasLayerStyle = true;
    } else if (current?.type === 'BLOCK' && block) {
      if (code === 2) {
        block.name = value;
        blocks.set(value, block);
      } else if (code === 10) block.x = Number(value);
      else if (code === 20) block.y = Number(value);
      else if (code === 70) block.isXref = (Number(value) & 12) !== 0;
    } else if (current) readGroup(current, code, value);
  });
  if (isInTable) throw damagedDxf();

  const inModel = top.filter(({ isPaper }) => !isPaper);
  // A drawing with nothing in model space is its paper.
  const shown = inModel.length > 0 ? inModel : top;
  const inPaper = top.filter(({ isPaper }) => isPaper);
  // An empty sheet has one window of its own.
  const sheet = inPaper.length === 1 && inPaper[0]?.type === 'VIEWPORT' ? 0 : inPaper.length;
  refuseExplosion(blocks);
  const used = usedBlocks(shown, blocks);
  const all = [...shown, ...used.flatMap(({ entities }) => entities)];
  const counts = new Map<string, number>();
  for (const { type } of all) counts.set(type, (counts.get(type) ?? 0) + 1);
  return {
    version,
    units,
    counts,
    inModel: inModel.length,
    inPaper: sheet,
    bareDimensions: all.filter((entity) => isBareDimension(entity, blocks)).length,
    grids: all.filter(({ type, repeats }) => type === 'INSERT' && repeats > 1).length,
    clips,
    xrefs: used.filter(({ isXref }) => isXref).length,
    hasLineStyles: hasLayerStyle || all.some(({ hasStyle }) => hasStyle),
    texts: textsOf(shown, blocks, used),
  };
}

function emptyEntity(type: string): Entity {
  return {
    type,
    isPaper: false,
    name: '',
    layer: '0',
    text: '',
    x: 0,
    y: 0,
    height: 0,
    scaleX: 1,
    scaleY: 1,
    rotation: 0,
    flags: 0,
    repeats: 1,
    hasStyle: false,
  };
}

function readGroup(entity: Entity, code: number, value: string): void {
  if (code === 67) entity.isPaper = value === '1';
  else if (code === 2) entity.name = value;
  else if (code === 8) entity.layer = value;
  else if (code === 1 || (code === 3 && entity.type === 'MTEXT')) entity.text += value;
  else if (code === 10) entity.x = Number(value);
  else if (code === 20) entity.y = Number(value);
  else if (code === 40) entity.height = Number(value);
  else if (code === 41) entity.scaleX = Number(value) || 1;
  else if (code === 42) entity.scaleY = Number(value) || 1;
  else if (code === 50) entity.rotation = Number(value);
  else if (code === 70 && entity.type === 'INSERT') entity.repeats *= Math.max(1, Number(value));
  else if (code === 71 && entity.type === 'INSERT') entity.repeats *= Math.max(1, Number(value));
  else if (code === 70) entity.flags = Number(value);
  else if (code === 370) entity.hasStyle ||= Number(value) > 0;
  else if (code === 6) entity.hasStyle ||= !/^(continuous|bylayer|byblock)$/i.test(value);
}

function isBareDimension({ type, name, flags }: Entity, blocks: ReadonlyMap<string, Block>): boolean {
  return type === 'DIMENSION' && !blocks.has(name) && (flags & 15) > 1;
}

const putsIn = ({ type }: Entity) => type === 'INSERT' || type === 'DIMENSION';

/** A few blocks, each many times in the next one, are more than any memory holds. @throws DxfProblem */
function refuseExplosion(blocks: ReadonlyMap<string, Block>): void {
  const open = new Set<Block>();
  const sizeOf = (block: Block): number => {
    // One that holds itself is not put in again.
    if (open.has(block)) return 0;
    if (block.size > 0) return block.size;
    // Deeper than any drawing, and than the stack.
    if (open.size > 200) throw tooMuch();
    open.add(block);
    let size = 1;
    for (const entity of block.entities) {
      const inner = putsIn(entity) ? blocks.get(entity.name) : undefined;
      size += 1 + (inner ? sizeOf(inner) : 0);
    }
    open.delete(block);
    block.size = size;
    return size;
  };
  let all = 0;
  for (const block of blocks.values()) {
    all += sizeOf(block);
    if (all > MOST_EXPANDED) throw tooMuch();
  }
}

function usedBlocks(shown: readonly Entity[], blocks: ReadonlyMap<string, Block>): Block[] {
  const used = new Set<Block>();
  const use = (entities: readonly Entity[]) => {
    for (const entity of entities) {
      const block = putsIn(entity) ? blocks.get(entity.name) : undefined;
      if (block) used.add(block);
    }
  };
  use(shown);
  // Grows while it is gone through.
  for (const { entities } of used) use(entities);
  return [...used];
}

function textsOf(
  shown: readonly Entity[],
  blocks: ReadonlyMap<string, Block>,
  used: readonly Block[],
): DrawingText[] {
  const texts: DrawingText[] = [];
  const add = (entity: Entity, place: (at: Place) => DrawingText['at']) => {
    const text = wordsOf(entity);
    if (text !== '' && texts.length < MOST_TEXTS) texts.push({ text, at: place(entity) });
  };
  const placed = new Set<Block>();
  for (const entity of shown) {
    add(entity, ({ x, y, height }) => ({ x, y, height }));
    const block = putsIn(entity) ? blocks.get(entity.name) : undefined;
    // A symbol that is there a hundred times is read once.
    if (!block || placed.has(block)) continue;
    placed.add(block);
    for (const inner of block.entities) add(inner, (at) => placeOf(at, block, entity));
  }
  for (const block of used)
    if (!placed.has(block)) for (const inner of block.entities) add(inner, () => null);
  return texts;
}

interface Place {
  x: number;
  y: number;
  height: number;
}

function placeOf({ x, y, height }: Place, block: Block, insert: Entity): DrawingText['at'] {
  // A dimension's block has the coordinates of the drawing.
  if (insert.type === 'DIMENSION') return { x, y, height };
  const turn = (insert.rotation * Math.PI) / 180;
  const [across, up] = [(x - block.x) * insert.scaleX, (y - block.y) * insert.scaleY];
  return {
    x: insert.x + across * Math.cos(turn) - up * Math.sin(turn),
    y: insert.y + across * Math.sin(turn) + up * Math.cos(turn),
    height: height * Math.abs(insert.scaleY),
  };
}

function wordsOf({ type, text }: Entity): string {
  if (type === 'TEXT' || type === 'ATTRIB') return plainLine(text);
  return type === 'MTEXT' ? plainParagraph(text) : '';
}
