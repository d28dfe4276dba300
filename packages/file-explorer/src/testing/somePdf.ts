/** A PDF with a heading on each page, made by hand. */
export function somePdf(headings: readonly string[]): Blob {
  const pageIds = headings.map((_, at) => 4 + at * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${headings.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    ...headings.flatMap((heading, at) => {
      const lines = Array.from(
        { length: 22 },
        (_, line) => `56 ${640 - line * 24} ${line % 5 === 4 ? 260 : 480} 5 re f`,
      );
      const drawn = `BT /F1 22 Tf 56 720 Td (${heading}) Tj ET 0.82 g ${lines.join(' ')}`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join('')}`;
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new Blob([text], { type: 'application/pdf' });
}
