'use client';
import { useMemo } from 'react';
import { useLocale } from './LocaleProvider';
import type { Messages } from './messages';

/**
 * A component's own words in the language of the nearest LocaleProvider; the same object until that changes.
 * @param name the component's key in `Messages`
 * @param english its words in English, which fill what the translation leaves out
 */
export function useMessages<Name extends keyof Messages>(
  name: Name,
  english: Messages[Name],
): Messages[Name] {
  const { messages } = useLocale();
  return useMemo(() => ({ ...english, ...messages[name] }), [english, messages, name]);
}
