import * as t from 'io-ts';

import { PinnedFile, PublicConfigCodec, Pin } from './page-data.ts';

/** What a page of another site is told before it shows a block: `GET /blocks/page`. URLs are without the site's origin. */
export const BlocksPage = t.readonly(
  t.type({
    language: t.string,
    revision: t.number,
    config: PublicConfigCodec,
    pins: t.readonlyArray(Pin),
    /** The script that mounts blocks, its styles, and what it may ask for later. */
    host: t.readonly(
      t.type({
        scripts: t.readonlyArray(PinnedFile),
        styles: t.readonlyArray(PinnedFile),
        lazyFiles: t.readonlyArray(PinnedFile),
      }),
    ),
    /** The shell's own words in the page's language. */
    messages: t.UnknownRecord,
    serverTime: t.number,
  }),
  'BlocksPage',
);
export type BlocksPage = t.TypeOf<typeof BlocksPage>;
