/** Text as it looks: without invisible characters, which come along with what is pasted, every space an ordinary one, none at the ends. */
export function visibleText(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}
