/** What is wrong with a DXF, as people are told. */
export class DxfProblem extends Error {}

/** A reader does not know what it means. */
export function damagedDxf(): DxfProblem {
  return new DxfProblem('This DXF is damaged.');
}

/** A browser has no room for it. */
export function tooMuch(): DxfProblem {
  return new DxfProblem('This drawing holds too much to be shown here.');
}
