import type { Letter } from './Letter';

/** A letter as a mail has it: a text, and HTML for whoever likes it better, without images, scripts or styles from elsewhere. */
export function renderLetter(
  { subject, paragraphs, button, footnotes }: Letter,
  companyName: string,
): { subject: string; text: string; html: string } {
  const company = inLine(companyName);
  const blocks = [...paragraphs.map(inLine), ...(button ? [`${button.label}:\n${button.url}`] : [])];
  const text = [...blocks, '-- ', ...footnotes.map(inLine), `${company} · Linework`].join('\n\n');
  const body = [
    `<p style="${SMALL}">${escapeHtml(company)}</p>`,
    `<h1 style="font-size:20px;line-height:1.3;margin:0 0 16px">${escapeHtml(inLine(subject))}</h1>`,
    ...paragraphs.map((words) => `<p style="margin:0 0 16px">${escapeHtml(inLine(words))}</p>`),
    ...(button ? [buttonHtml(button)] : []),
    ...footnotes.map((words) => `<p style="${SMALL}">${escapeHtml(inLine(words))}</p>`),
  ].join('\n');
  return {
    subject: inLine(subject),
    text,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(inLine(subject))}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f7;color:#1c2430;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dfe3e8">
${body}
</div></body></html>
`,
  };
}

const SMALL = 'margin:0 0 12px;font-size:14px;color:#56606e';

/** The address once more as text: a button that a mail program does not show must not be the only way. */
function buttonHtml({ label, url }: NonNullable<Letter['button']>): string {
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 18px;background:#1f5fbf;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="${SMALL};word-break:break-all">${escapeHtml(url)}</p>`;
}

/** Without line breaks and other control characters: a name with them must not begin a header, a line or a paragraph of its own. */
export function inLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
