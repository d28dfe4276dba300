/**
 * Changesets that break something and do not say how to get over it.
 *
 * A changeset breaks when it bumps a package to a new major version or, before 1.0, has a line that begins with `Breaking:`.
 * It must link a heading of docs/upgrading.md: `docs/upgrading.md#button-has-no-kind`.
 * @param {{ file: string, text: string }[]} changesets
 * @param {string} upgrading the text of docs/upgrading.md
 * @returns {string[]} a sentence for each that lacks its note
 */
export function missingUpgradeNotes(changesets, upgrading) {
  const anchors = [...upgrading.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading]) => anchorOf(heading));
  return changesets
    .filter(({ text }) => /^['"]?@[^:\n]+: major$/m.test(text) || /^(?:[-*] )?Breaking:/m.test(text))
    .flatMap(({ file, text }) => {
      const [, anchor] = /docs\/upgrading\.md#([\w-]+)/.exec(text) ?? [];
      if (!anchor) return [`${file} breaks something and links no heading of docs/upgrading.md`];
      return anchors.includes(anchor)
        ? []
        : [`${file} links docs/upgrading.md#${anchor}, which is not there`];
    });
}

/** A heading's anchor as GitHub makes it. */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-');
}
