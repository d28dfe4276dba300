import type { Permission } from '@linework/domain';
import {
  Building2,
  DraftingCompass,
  FileText,
  FolderKanban,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  SquareCheck,
  Timer,
  UserPlus,
  Users,
} from 'lucide-react';

export interface NavigationEntry {
  label: string;
  path: string;
  icon: LucideIcon;
  /** After a 'g' it goes there. */
  letter: string;
  /** Not shown to people who lack it altogether. */
  needs?: Permission;
}

/** The sidebar, in its order (GEN-07). An entry is here once its screen works. */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Dashboard', path: '/dashboard', icon: LayoutDashboard, letter: 'd' },
  { label: 'Clients', path: '/clients', icon: Building2, letter: 'c', needs: 'client:read' },
  { label: 'Projects', path: '/projects', icon: FolderKanban, letter: 'p', needs: 'project:read' },
  { label: 'Documents', path: '/documents', icon: FileText, letter: 'o', needs: 'file:read' },
  { label: 'Drawings', path: '/drawings', icon: DraftingCompass, letter: 'w', needs: 'file:read' },
  { label: 'Tasks', path: '/tasks', icon: SquareCheck, letter: 't', needs: 'task:read' },
  { label: 'Time Tracking', path: '/time-tracking', icon: Timer, letter: 'h', needs: 'time:read' },
  { label: 'Users', path: '/users', icon: Users, letter: 'u', needs: 'person:read' },
  { label: 'User Registration', path: '/register', icon: UserPlus, letter: 'r', needs: 'person:create' },
  { label: 'Settings', path: '/settings', icon: Settings, letter: 's', needs: 'settings:read' },
];

/** Whether the page at `pathname` belongs to the entry: its list, its forms, under both prefixes. */
export function isCurrent({ path }: NavigationEntry, pathname: string): boolean {
  const here = pathname.replace(/^\/app(?=\/|$)/, '') || '/dashboard';
  return here === path || here.startsWith(`${path}/`);
}
