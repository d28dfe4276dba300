import { type ContentType, FILE_RULES, type FileKind } from './fileOptions';

/** What a file's name says that it is, or null where files of this kind have no such ending. */
export function contentTypeOf(name: string, kind: FileKind): ContentType | null {
  const ending = endingOf(name);
  const types = Object.entries(FILE_RULES[kind].types) as [ContentType, { endings: readonly string[] }][];
  return types.find(([, { endings }]) => endings.includes(ending))?.[0] ?? null;
}

/** 'pdf' of 'Report.PDF'; '' where there is none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
