declare module 'fs-native-extensions' {
  /** Takes an exclusive lock on the file without waiting. False where another process holds one. Ends when the descriptor closes. */
  export function tryLock(fd: number): boolean;
}
