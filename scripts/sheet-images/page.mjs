import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Before, difference and after of every sheet that changed, on one page without scripts.
 * @param {string} output folder that holds the images as `<story>/<theme>.<part>.webp`, and gets the page
 * @param {readonly { name: string, verdict: string, pixels: number }[]} findings
 * @param {boolean} written whether the baselines are now what is called after
 * @returns {string} path of the page
 */
export function writePage(output, findings, written) {
  const rows = [...findings].sort((a, b) => a.name.localeCompare(b.name)).map(section);
  const file = join(output, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Images of the sheets</title><style>
body{font:14px/1.5 system-ui,sans-serif;margin:24px;color:#16191b;background:#f6f7f5}
h1{font-size:20px}h2{font-size:15px;margin:24px 0 8px}small{color:#5e676d;font-weight:400}
div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:12px}
figure{margin:0}figcaption{color:#5e676d}img{max-width:100%;height:auto;border:1px solid #e1e5e1;background:#fff}
</style><h1>${rows.length} images of sheets ${written ? 'were written anew' : 'are not as they were'}</h1>
${rows.join('\n')}</html>\n`,
  );
  return file;
}

function section({ name, verdict, pixels }) {
  const parts = verdict === 'new' ? ['after'] : ['before', 'difference', 'after'];
  const figures = parts.map((part) => {
    const file = `${name}.${part}.webp`;
    return `<figure><figcaption>${part}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${part}"></a></figure>`;
  });
  const words = verdict === 'new' ? 'new' : `${pixels} pixels differ`;
  return `<section><h2>${name} <small>${words}</small></h2><div>${figures.join('')}</div></section>`;
}
