import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { problemsOfFolder, textsFrom } from '../shared-contracts/src/testing/index.ts';
import { readSource } from './i18n/read-source.ts';
import { ENGLISH_ONLY, TEXT_PLACES } from './i18n/text-places.ts';
import { unusedKeys } from './i18n/unused-keys.ts';
import { fromRoot } from './webpack/index.ts';

/**
 * `npm run i18n:check`: checks that every text exists, fits its original, and is used, and that no text is hard-coded.
 */

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.(test|fixture|property|d)\./.test(file) && !/(^|\/)testing\//.test(file),
    )
    .map((file) => join(folder, file));

const read = (file: string) => readSource(readFileSync(fromRoot(file), 'utf8'), file.endsWith('.tsx'));

const files = new Map(
  [...new Set(TEXT_PLACES.flatMap(({ sources }) => sources.flatMap(sourcesBelow)))].map((file) => [
    file,
    read(file),
  ]),
);

const problems = [
  ...TEXT_PLACES.flatMap(({ texts, sources }) => {
    const english = textsFrom(readFileSync(fromRoot(texts, 'en.json'), 'utf8'));
    const used = [...files]
      .filter(([file]) => sources.some((folder) => file.startsWith(`${folder}/`)))
      .map(([, words]) => words);
    return [
      ...problemsOfFolder(fromRoot(texts)).map((problem) => `${texts}/${problem}`),
      ...(sources.length === 0 ? [] : unusedKeys(english, used)).map(
        (key) => `${texts}/en.json: ${key} is not used`,
      ),
    ];
  }),
  ...[...files]
    .filter(([file]) => !ENGLISH_ONLY.some((place) => file.startsWith(place)))
    .flatMap(([file, { hardCoded }]) =>
      hardCoded.map(({ line, text }) => `${file}:${String(line)}: “${text}” is hard-coded`),
    ),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${String(TEXT_PLACES.length)} folders of texts and ${String(files.size)} sources read, ${String(problems.length)} problems\n`,
);
process.exit(problems.length === 0 ? 0 : 1);
