import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A text with a title and a body. */
export const aText = (title: string, body = 'Words.', more = ''): string =>
  `---\ntitle: "${title}"\ndescription: "About ${title}."\n${more}---\n\n${body}\n`;

const NAMES = (safety: string) =>
  `categories: { safety: ${safety}, guides: Guides }\nauthors: { team: { name: Team, about: We write. } }\n`;

/** Small library: three pages and three posts in English; some also in German, Japanese and a tenth language. */
const someFiles: Readonly<Record<string, string>> = {
  'en/pages/api.md': aText('API', '## Calls\n\nAsk.\n\n## Keys\n\nA key.'),
  'de/pages/api.md': aText('Schnittstelle', '## Aufrufe\n\nFragen.\n\n## Schlüssel\n\nEin Schlüssel.'),
  'en/pages/for-partners.md': aText('For partners'),
  'en/pages/for-partners/shops.md': aText('Shops'),
  'pages.yaml': [
    '- { path: /for-partners, related: [/api] }',
    '- { path: /for-partners/shops, parent: /for-partners, related: [/api, /blog/memo] }',
  ].join('\n'),
  'en/posts/memo.md': aText('Memo and tag', 'Copy the memo too.\n\nThe café of the Élysée needs a tag.'),
  'de/posts/memo.md': aText('Memo und Tag', 'Kopieren Sie auch das Memo.'),
  'ja/posts/memo.md': aText('メモとタグ', 'アドレスを確認してから送金してください。'),
  'xx/posts/memo.md': aText('Memoo', 'Kopoo.'),
  'en/posts/rates.md': aText('Rates', 'A rate moves. The memo of a market is short.'),
  'en/posts/wallets.md': aText('Wallets', 'A wallet keeps keys.'),
  'posts.yaml': [
    '- { slug: memo, category: safety, author: team, publishedAt: 2026-11-20, updatedAt: 2026-11-21 }',
    '- { slug: rates, category: guides, author: team, publishedAt: 2026-11-21 }',
    '- { slug: wallets, category: safety, author: team, publishedAt: 2026-11-19 }',
  ].join('\n'),
  'categories.yaml': '- safety\n- guides\n',
  'authors.yaml': '- team\n',
  'en/names.yaml': NAMES('Safety'),
  'de/names.yaml': NAMES('Sicherheit'),
};

/** Writes a content folder; null leaves a file out. Returns the folder and a function that removes it. */
export const aContentFolder = (changes: Readonly<Record<string, string | null>> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'coinlane-content-'));
  for (const [file, text] of Object.entries({ ...someFiles, ...changes })) {
    if (text === null) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
