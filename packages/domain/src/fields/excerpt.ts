/** The start of a text, to name it by in a sentence: '…' stands for the rest. @param most in code units */
export function excerpt(text: string, most = 60): string {
  return text.length > most ? `${[...text.slice(0, most)].slice(0, -1).join('').trimEnd()}…` : text;
}
