import type { Footnote, Letter, LetterItem, LetterSection } from './Letter';

/** A letter as a mail has it: a text, and HTML for whoever likes it better, without images, scripts or styles from elsewhere. */
export function renderLetter(
  { subject, paragraphs, sections = [], button, footnotes }: Letter,
  companyName: string,
): { subject: string; text: string; html: string } {
  const company = inLine(companyName);
  const small = footnotes.map((note): Footnote => (typeof note === 'string' ? { words: note } : note));
  const text = [
    ...paragraphs.map(inLine),
    ...sections.flatMap(sectionText),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    '-- ',
    ...small.map(({ words, link }) =>
      [inLine(words), ...(link ? [`${link.label}: ${link.url}`] : [])].join('\n'),
    ),
    `${company} · Linework`,
  ].join('\n\n');
  const body = [
    `<p style="${SMALL}">${escapeHtml(company)}</p>`,
    `<h1 style="font-size:20px;line-height:1.3;margin:0 0 16px">${escapeHtml(inLine(subject))}</h1>`,
    ...paragraphs.map((words) => `<p style="margin:0 0 16px">${escapeHtml(inLine(words))}</p>`),
    ...sections.map(sectionHtml),
    ...(button ? [buttonHtml(button)] : []),
    ...small.map(
      ({ words, link }) =>
        `<p style="${SMALL}">${escapeHtml(inLine(words))}${link ? ` <span style="white-space:nowrap">${linkHtml(link.label, link.url)}</span>` : ''}</p>`,
    ),
  ].join('\n');
  return {
    subject: inLine(subject),
    text,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(inLine(subject))}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f5f7;color:#1c2430;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;border:1px solid #dfe3e8">
${body}
</div></body></html>
`,
  };
}

const SMALL = 'margin:0 0 12px;font-size:14px;color:#56606e';

/** One block for the heading, one for each item. */
function sectionText({ heading, items, more }: LetterSection): string[] {
  const lines = ({ title, text, url }: LetterItem) => [
    inLine(title),
    ...(text ? [inLine(text)] : []),
    ...(url ? [url] : []),
  ];
  return [
    ...(heading ? [inLine(heading).toUpperCase()] : []),
    ...items.map((item) => lines(item).join('\n')),
    ...(more ? [inLine(more)] : []),
  ];
}

function sectionHtml({ heading, items, more }: LetterSection): string {
  const rows = items.map(({ title, text, url }) => {
    const words = escapeHtml(inLine(title));
    const name = url ? linkHtml(inLine(title), url) : words;
    const below = text
      ? `<br><span style="font-size:14px;color:#56606e">${escapeHtml(inLine(text))}</span>`
      : '';
    return `<li style="margin:0;padding:10px 0;border-top:1px solid #dfe3e8">${name}${below}</li>`;
  });
  return [
    ...(heading ? [`<h2 style="font-size:16px;margin:24px 0 8px">${escapeHtml(inLine(heading))}</h2>`] : []),
    `<ul style="margin:0 0 16px;padding:0;list-style:none;border-bottom:1px solid #dfe3e8">${rows.join('\n')}</ul>`,
    ...(more ? [`<p style="${SMALL}">${escapeHtml(inLine(more))}</p>`] : []),
  ].join('\n');
}

function linkHtml(words: string, url: string): string {
  return `<a href="${escapeHtml(url)}" style="color:#1f5fbf">${escapeHtml(words)}</a>`;
}

/** The address once more as text: a button that a mail program does not show must not be the only way. */
function buttonHtml({ label, url }: NonNullable<Letter['button']>): string {
  return `<p style="margin:24px 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 18px;background:#1f5fbf;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="${SMALL};word-break:break-all">${escapeHtml(url)}</p>`;
}

/** Without line breaks and other control characters: a name with them must not begin a header, a line or a paragraph of its own. */
export function inLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
