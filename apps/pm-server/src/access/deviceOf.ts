import Bowser from 'bowser';

/** 'Firefox on Linux'; '' where the browser did not say. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter((name) => name).join(' on ');
}
