import type { SearchKind } from '@linework/domain';
import {
  Building2,
  DraftingCompass,
  FileText,
  FolderKanban,
  type LucideIcon,
  SquareCheck,
  Timer,
  UserRound,
} from 'lucide-react';

interface KindOfHit {
  /** Over its group. */
  label: string;
  icon: LucideIcon;
  /** Where a hit leads. */
  page: (id: string) => string;
  /** The list that finds all of them by a text. */
  list: (text: string) => string;
}

/** What the search finds (GEN-06). */
export const searchKinds: Record<SearchKind, KindOfHit> = {
  client: kind('Clients', Building2, '/clients/view?id=', '/clients?search='),
  project: kind('Projects', FolderKanban, '/projects/view?id=', '/projects?search='),
  task: kind('Tasks', SquareCheck, '/tasks?task=', '/tasks?search='),
  document: kind('Documents', FileText, '/documents?file=', '/documents?view=list&search='),
  drawing: kind('Drawings', DraftingCompass, '/drawings?file=', '/drawings?view=list&search='),
  person: kind('People', UserRound, '/users/edit?id=', '/users?side=all&search='),
  timeEntry: kind('Time entries', Timer, '/time-tracking/edit?id=', '/time-tracking?tab=entries&search='),
};

function kind(label: string, icon: LucideIcon, page: string, list: string): KindOfHit {
  return { label, icon, page: (id) => `${page}${id}`, list: (text) => `${list}${encodeURIComponent(text)}` };
}
