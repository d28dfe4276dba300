/**
 * The lines that came and went, as `+ line` and `- line`; empty when there are none.
 * @param {string} before
 * @param {string} after
 */
export function compareLines(before, after) {
  const [was, is] = [before.split('\n'), after.split('\n')];
  return [
    ...was.filter((line) => !is.includes(line)).map((line) => `- ${line}`),
    ...is.filter((line) => !was.includes(line)).map((line) => `+ ${line}`),
  ].join('\n');
}
