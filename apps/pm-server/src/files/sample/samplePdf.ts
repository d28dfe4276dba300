interface PdfText {
  /** What stands above each page: project and number. */
  head: string;
  title: string;
  /** Paragraphs; one that begins with '# ' is a heading. */
  paragraphs: readonly string[];
}

/** A4 in points, and where its text stands. */
const PAGE = { width: 595, height: 842, left: 64, top: 760, bottom: 80, lineLength: 84 };

/** A PDF of plain pages in Helvetica, which every reader has: nothing is embedded. */
export function samplePdf({ head, title, paragraphs }: PdfText): Uint8Array {
  const pages = pagesOf(title, paragraphs);
  const font = 3;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const content = pageContent(lines, head, `${index + 1} / ${pages.length}`);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${6 + index * 2} 0 R
           /Resources << /Font << /F1 ${font} 0 R /F2 ${font + 1} 0 R >> >> >>`,
        `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return Buffer.from(written(objects), 'latin1');
}

interface Line {
  text: string;
  size: number;
  isBold: boolean;
  /** Points to the line above. */
  space: number;
}

function pagesOf(title: string, paragraphs: readonly string[]): Line[][] {
  const lines: Line[] = [{ text: title, size: 18, isBold: true, space: 0 }];
  for (const paragraph of paragraphs) {
    const isHeading = paragraph.startsWith('# ');
    const text = isHeading ? paragraph.slice(2) : paragraph;
    for (const [index, part] of wrapped(text).entries())
      lines.push({ text: part, size: isHeading ? 12 : 10, isBold: isHeading, space: index > 0 ? 15 : 26 });
  }
  const pages: Line[][] = [[]];
  let y = PAGE.top;
  for (const line of lines) {
    y -= line.space;
    if (y < PAGE.bottom) {
      pages.push([]);
      y = PAGE.top;
    }
    pages.at(-1)?.push(line);
  }
  return pages;
}

function pageContent(lines: readonly Line[], head: string, foot: string): string {
  let y = PAGE.top;
  const body = lines.map(({ text, size, isBold, space }, index) => {
    if (index > 0) y -= space;
    return textAt(text, { x: PAGE.left, y, size, font: isBold ? 'F2' : 'F1' });
  });
  const rule = `0.7 w 0.75 G ${PAGE.left} 800 m ${PAGE.width - PAGE.left} 800 l S`;
  return [
    textAt(head, { x: PAGE.left, y: 808, size: 8, font: 'F1' }),
    textAt(foot, { x: PAGE.width - PAGE.left - 24, y: 48, size: 8, font: 'F1' }),
    rule,
    ...body,
  ].join('\n');
}

function textAt(text: string, { x, y, size, font }: { x: number; y: number; size: number; font: string }) {
  const plain = text.replace(/[^\x20-\x7e\xa0-\xff]/g, '-').replace(/[\\()]/g, '\\$&');
  return `BT /${font} ${size} Tf ${x} ${y} Td (${plain}) Tj ET`;
}

function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    const longer = `${lines[last]} ${word}`.trim();
    if (longer.length > PAGE.lineLength) lines.push(word);
    else lines[last] = longer;
  }
  return lines;
}

/** The objects with the table of their places at the end. */
function written(objects: readonly string[]): string {
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}
