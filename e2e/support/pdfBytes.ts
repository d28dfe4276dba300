/** A PDF with a line of text on each page, made by hand. */
export function pdfOf(lines: readonly string[], catalog = ''): Buffer {
  const pageIds = lines.map((_, index) => 4 + index * 2);
  return pdfOfObjects([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      streamOf(`BT /F1 22 Tf 56 720 Td (${line}) Tj ET`),
    ]),
  ]);
}

/** @param content of the stream @param facts of its dictionary */
export function streamOf(content: string, facts = ''): string {
  return `<< /Length ${content.length} ${facts} >>\nstream\n${content}\nendstream`;
}

/** A PDF of objects that are numbered from 1; the first is its catalogue. */
export function pdfOfObjects(objects: readonly string[]): Buffer {
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  pdf += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
