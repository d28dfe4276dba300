import { isAscii } from './isAscii';

/** Characters that show nothing, as Unicode lists them, and the marks of interlinear notes. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]+/gu;

/**
 * The text without invisible characters: soft hyphens, zero-width spaces, byte order marks, direction embeddings. Those stay that
 * change what is seen: joiners within emoji and between letters of scripts that are written by them, variation selectors, the tags
 * of flags, direction marks in a text with right-to-left letters.
 */
export function withoutInvisible(text: string): string {
  if (isAscii(text)) return text;
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  return text.replace(INVISIBLE, (run: string, start: number) => {
    const before = characterBefore(text, start);
    const after = characterAt(text, start + run.length);
    if (EMOJI.test(before)) return keptInEmoji(run, after);
    if (KEYCAP.test(before) && after === '\u20e3') return /^\ufe0f/.exec(run)?.[0] ?? '';
    return (
      (VARIED.test(before) ? (VARIATION.exec(run)?.[0] ?? '') : '') +
      (JOINED.test(before) && JOINED.test(after) ? (/[\u200c\u200d]/.exec(run)?.[0] ?? '') : '') +
      (isRightToLeft ? (DIRECTION_MARK.exec(run)?.[0] ?? '') : '')
    );
  });
}

/** Of what follows an emoji: its style, the tags of a flag up to their end, and what joins the next emoji to it. */
function keptInEmoji(run: string, after: string): string {
  const [own = '', more = ''] =
    /^[\ufe0e\ufe0f]?(?:[\u{e0020}-\u{e007e}]+\u{e007f})?(\u200d)?/u.exec(run) ?? [];
  return more !== '' && !EMOJI.test(after) ? own.slice(0, -more.length) : own;
}

function characterBefore(text: string, place: number): string {
  return String.fromCodePoint(
    ...codePoint(text, LOW_SURROGATE.test(text[place - 1] ?? '') ? place - 2 : place - 1),
  );
}

function characterAt(text: string, place: number): string {
  return String.fromCodePoint(...codePoint(text, place));
}

function codePoint(text: string, place: number): number[] {
  const found = text.codePointAt(place);
  return found === undefined ? [] : [found];
}

const LOW_SURROGATE = /[\udc00-\udfff]/;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
const KEYCAP = /[0-9#*]/;
/** Han, Mongolian and others have variants of a letter, mathematical signs of a sign. */
const VARIED = /[\p{scx=Han}\p{scx=Mong}\p{scx=Mymr}\p{scx=Phag}\p{Sm}]/u;
const VARIATION = /[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;
const DIRECTION_MARK = /[\u200e\u200f\u061c]/;
/** The Arabic letter mark counts as Arabic, and is none of its letters. */
const RIGHT_TO_LEFT =
  /(?!\u061c)[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Samr}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}]/u;
/** Scripts whose letters take another form where a joiner stands between two of them. */
const JOINED =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mand}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Phag}\p{scx=Adlm}\p{scx=Rohg}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mymr}\p{scx=Khmr}\p{scx=Tibt}\p{scx=Bali}\p{scx=Java}]/u;
