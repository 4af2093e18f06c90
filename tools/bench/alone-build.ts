import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { browserConfig } from '../webpack/base-config.ts';
import { fromRoot } from '../webpack/paths.ts';
import { compile } from './compile.ts';

const FOLDER = fromRoot('.cache/bench/alone');

/** Builds `alone/app.tsx` like the browser code of the site. Returns its script. */
export const buildAlone = async (): Promise<Buffer> => {
  const browser = browserConfig({
    folder: fromRoot('tools/bench'),
    name: 'alone',
    version: 'bench',
    isProduction: true,
    preset: 'alone',
  });
  await compile({
    ...browser,
    entry: { alone: fromRoot('tools/bench/alone/app.tsx') },
    output: {
      ...browser.output,
      path: FOLDER,
      filename: '[name].js',
      sourceMapFilename: '../alone-maps/[file].map',
    },
  });
  return readFile(join(FOLDER, 'alone.js'));
};
