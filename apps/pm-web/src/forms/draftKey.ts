/**
 * Names a form among a person's. Each tab that has it open keeps its draft under a name of its own below that.
 * @example draftKey(person.id, 'client', id ?? 'new')
 */
export function draftKey(personId: string, ...form: string[]): string {
  return [personId, ...form].join(':');
}
