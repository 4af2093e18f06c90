import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import english from '../../shared-ui/locales/en.json' with { type: 'json' };
import { copyLocales } from './copy-locales.ts';

describe('the translations of a release', () => {
  it('contain those of the shared components, in each language that these have', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'locales-'));
    await mkdir(join(folder, 'locales'));
    await writeFile(join(folder, 'locales/en.json'), '{"title":"Hello"}');
    await writeFile(join(folder, 'locales/xx.json'), '{"title":"Xx"}');

    await copyLocales(folder, join(folder, 'dist'));

    const written = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(join(folder, 'dist/locales', name), 'utf8'));
    expect(await written('en.json')).toEqual({ ...english, title: 'Hello' });
    expect(await written('xx.json')).toEqual({ title: 'Xx' });
  });
});
