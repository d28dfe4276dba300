const SIGNS: Readonly<Record<string, string>> = { d: '°', p: '±', c: '⌀', '%': '%', o: '', u: '' };

/** `\U+XXXX` and `%%d` as the characters that they mean. What would be a control character stays as it is. */
export function plainLine(text: string): string {
  return text
    .replace(/\\U\+([0-9A-F]{4})/gi, (written, digits: string) => {
      const code = Number.parseInt(digits, 16);
      return code < 32 ? written : String.fromCharCode(code);
    })
    .replace(/%%([dpcou%])/gi, (_, sign: string) => SIGNS[sign.toLowerCase()] ?? '')
    .replace(/%%(\d{3})/g, (_, digits: string) => String.fromCharCode(Number(digits)))
    .trim();
}

/** A text of several lines (MTEXT) without the codes of its format: '{\fArial|b1;Gate\P leaf}' is 'Gate leaf'. */
export function plainParagraph(text: string): string {
  const kept = text
    .replace(/\\\\/g, '\u{f0000}')
    .replace(/\\\{/g, '\u{f0001}')
    .replace(/\\\}/g, '\u{f0002}')
    .replace(/\\[P~X]|\^[IJM]/g, ' ')
    .replace(/\\S([^;]*);/g, (_, stacked: string) => stacked.replace(/[#^]/, '/').replace(/\s+/g, ''))
    .replace(/\\[ACFHQTWacfhpqtw][^;\\{}]*;/g, '')
    .replace(/\\[LlOoKkN]/g, '')
    .replace(/[{}]/g, '')
    .replace(/\u{f0000}/gu, '\\')
    .replace(/\u{f0001}/gu, '{')
    .replace(/\u{f0002}/gu, '}');
  return plainLine(kept).replace(/\s+/g, ' ');
}
