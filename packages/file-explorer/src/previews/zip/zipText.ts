/** What 128 to 255 are in the code page of MS-DOS (437), in which ZIPs without a mark write their names. */
const CODE_PAGE_437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
/** Characters that nobody sees, or that turn around what follows: 'plan\u202Efdp.exe' reads 'planexe.pdf'. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** The name of an entry, with a mark in place of what would be unseen. @param isUtf8 as its flags say */
export function zipText(bytes: Uint8Array, isUtf8: boolean): string {
  return (utf8(bytes, isUtf8) ?? old(bytes)).replace(UNSEEN, '\ufffd');
}

/** Many programs write UTF-8 and do not say so. */
function utf8(bytes: Uint8Array, isSure: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: !isSure }).decode(bytes);
  } catch {
    return null;
  }
}

function old(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 128 ? String.fromCharCode(byte) : CODE_PAGE_437.charAt(byte - 128),
  ).join('');
}
