/** The hues an avatar may take, each readable in every theme. */
export const avatarHues = ['accent', 'success', 'danger', 'review', 'chart5', 'warning', 'info'] as const;

export type AvatarHue = (typeof avatarHues)[number];

/** The same person has the same hue everywhere: FNV-1a of the name, stirred as MurmurHash3 ends, picks it. */
export function avatarHue(name: string): AvatarHue {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return avatarHues[(hash >>> 0) % avatarHues.length] ?? 'accent';
}
