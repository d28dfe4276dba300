/** The text on the bell (NOT-02): nothing for 0, '9+' above 9. */
export function badgeText(unread: number): string {
  if (unread <= 0) return '';
  return unread > 9 ? '9+' : String(unread);
}
