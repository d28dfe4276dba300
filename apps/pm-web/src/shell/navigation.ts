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
  /** Not shown to people who lack it altogether. */
  needs?: Permission;
}

/** The sidebar, in its order (GEN-07). An entry is here once its screen works. */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Dashboard', path: '/dashboard', icon: LayoutDashboard },
  { label: 'Clients', path: '/clients', icon: Building2, needs: 'client:read' },
  { label: 'Projects', path: '/projects', icon: FolderKanban, needs: 'project:read' },
  { label: 'Documents', path: '/documents', icon: FileText, needs: 'file:read' },
  { label: 'Drawings', path: '/drawings', icon: DraftingCompass, needs: 'file:read' },
  { label: 'Tasks', path: '/tasks', icon: SquareCheck, needs: 'task:read' },
  { label: 'Time Tracking', path: '/time-tracking', icon: Timer, needs: 'time:read' },
  { label: 'Users', path: '/users', icon: Users, needs: 'person:read' },
  { label: 'User Registration', path: '/register', icon: UserPlus, needs: 'person:create' },
  { label: 'Settings', path: '/settings', icon: Settings, needs: 'settings:read' },
];

/** Whether the page at `pathname` belongs to the entry: its list, its forms, under both prefixes. */
export function isCurrent({ path }: NavigationEntry, pathname: string): boolean {
  const here = pathname.replace(/^\/app(?=\/|$)/, '') || '/dashboard';
  return here === path || here.startsWith(`${path}/`);
}
