import { fromCorpus } from '../../packages/file-explorer/src/testing/corpus';

/** Handles of lines in the floor plan, spread over the drawing. */
const MOVED =
  '14BD 14D0 14E1 14F4 1505 1516 1529 153A 154D 155E 1576 158B 159C 15AE 15BF 15D0 15E1 15F4 1606 1617 1628 163A 164B 165E 1670 1682 1696 16A8 16F1 1708 1726 1743 175A 1773 1789 17A0'.split(
    ' ',
  );
/** Handle of the insert of the block FIXT-DBLKIT32. */
const REMOVED = '1578';
/** Handle of one of the texts 'BEDROOM 2'. */
const RENAMED = '145F';

/** The floor plan with 36 lines moved 8 units to the right, an insert removed and a text changed. */
export function floorPlanRevisionB(): Buffer {
  const plan = fromCorpus('dxf/dxf-floorplan.dxf.gz').toString('latin1');
  // An entity reaches from its group 0 to the next; its handle is in its group 5.
  const entities = plan.split(/^(?= {2}0\r\n)/m).map((entity) => {
    const [, handle = ''] = /^ {2}5\r\n(.+)\r$/m.exec(entity) ?? [];
    if (handle === REMOVED) return '';
    if (handle === RENAMED) return entity.replace('BEDROOM 2', 'HOME OFFICE');
    if (!MOVED.includes(handle)) return entity;
    return entity.replace(/^( 1[01]\r\n)(.+)(?=\r$)/gm, (_, code, x) => `${code}${Number(x) + 8}`);
  });
  return Buffer.from(entities.join(''), 'latin1');
}
