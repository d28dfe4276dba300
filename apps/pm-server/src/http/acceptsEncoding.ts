/** Whether a request's Accept-Encoding takes an encoding such as 'br' or 'gzip'; `;q=0` refuses it. */
export function acceptsEncoding(accepted: string | undefined, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted ?? '');
}
