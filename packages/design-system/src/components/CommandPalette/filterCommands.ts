import { plainText } from '../../locale/plainText';
import type { Command, CommandGroup } from './command';

/**
 * The commands in which each typed word begins a word or is part of one; better ones first, in their groups, and groups by their
 * best. Case and accents do not count.
 */
export function filterCommands(groups: readonly CommandGroup[], text: string): readonly CommandGroup[] {
  const words = plainText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups.filter((group) => group.options.length > 0);
  return groups
    .map((group) => {
      const scored = group.options
        .map((option) => ({ option, score: scoreOf(option, words) }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score);
      return {
        best: scored[0]?.score ?? 0,
        group: { ...group, options: scored.map(({ option }) => option) },
      };
    })
    .filter(({ best }) => best > 0)
    .sort((one, other) => other.best - one.best)
    .map(({ group }) => group);
}

/** 0 for a command without one of the words; the title counts most, the start of a word more than its middle. */
function scoreOf({ title, keywords = '', detail = '' }: Command, words: readonly string[]): number {
  const name = plainText(title);
  const around = plainText(`${keywords} ${detail}`);
  let sum = 0;
  for (const word of words) {
    const score = Math.max(placeOf(name, word) * 4, placeOf(around, word));
    if (score === 0) return 0;
    sum += score;
  }
  return name.startsWith(words.join(' ')) ? sum + 100 : sum;
}

/** 3 where a text starts with a word, 2 where a word of it does, 1 where it has it, else 0. */
function placeOf(text: string, word: string): number {
  if (text.startsWith(word)) return 3;
  const at = text.search(new RegExp(`[^\\p{L}\\p{N}]${escaped(word)}`, 'u'));
  if (at >= 0) return 2;
  return text.includes(word) ? 1 : 0;
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
