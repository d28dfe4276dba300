export { AppShell, type AppShellProps } from './AppShell';
export { type AppShellState, useAppShell } from './AppShellContext';
