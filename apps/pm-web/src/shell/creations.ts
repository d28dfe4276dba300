import { type DeletableKind, entities } from '@linework/domain';
import { Building2, FolderKanban, type LucideIcon, SquareCheck, UserPlus } from 'lucide-react';
import { capitalized } from '../format/capitalized';
import type { Can } from '../session/useCan';

export interface Creation {
  kind: DeletableKind;
  /** 'New Task' */
  label: string;
  path: string;
  icon: LucideIcon;
  /** After an 'n' it opens the form. */
  letter: string;
}

/** What this person may create: the New menu's entries (DSH-01), and the palette's. */
export function creationsFor(may: Can): Creation[] {
  return creations.filter(({ kind }) => may(`${entities[kind].permission}:create`));
}

/** The kinds that have a form for a new one. */
const creations: readonly Creation[] = [
  creation('client', Building2, 'c'),
  creation('project', FolderKanban, 'p'),
  creation('task', SquareCheck, 't'),
  creation('person', UserPlus, 'u'),
];

function creation(kind: DeletableKind, icon: LucideIcon, letter: string): Creation {
  const { noun, page } = entities[kind];
  return { kind, label: `New ${capitalized(noun)}`, path: `${page}/new`, icon, letter };
}
