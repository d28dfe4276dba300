const units = ['Bytes', 'KB', 'MB', 'GB'];

interface Size {
  figure: string;
  unit: string;
}

/**
 * A size to base 1024: whole bytes, then KB, MB and GB with two decimals, as the language writes them: `1.50 KB`.
 * @param bytesWord the only unit that is a word
 */
export function fileSize(bytes: number, locale: string, bytesWord = 'Bytes'): string {
  const { figure, unit } = sized(bytes, locale, 2);
  return `${figure} ${unit === 'Bytes' ? bytesWord : unit}`;
}

/** A limit as people say it: `10MB`, `1.5GB`. */
export function sizeLimit(bytes: number, locale: string): string {
  const { figure, unit } = sized(bytes, locale, 0);
  return `${figure}${unit}`;
}

function sized(bytes: number, locale: string, minimumFractionDigits: number): Size {
  let rank = 0;
  let size = bytes;
  // By the rounded figure, so that nothing reads '1024.00 KB'.
  while (rank < units.length - 1 && Number(size.toFixed(rank === 0 ? 0 : 2)) >= 1024) {
    size /= 1024;
    rank += 1;
  }
  const decimals = rank === 0 ? {} : { minimumFractionDigits, maximumFractionDigits: 2 };
  return { figure: size.toLocaleString(locale, decimals), unit: units[rank] ?? '' };
}
