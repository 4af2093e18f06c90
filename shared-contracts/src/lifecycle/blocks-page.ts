import * as t from 'io-ts';

import { PinnedFile, PublicConfigCodec, Pin } from './page-data.ts';

/** Reply of `GET /blocks/page`, which a third-party page loads before it shows a block. URLs are without origin. */
export const BlocksPage = t.readonly(
  t.type({
    language: t.string,
    revision: t.number,
    config: PublicConfigCodec,
    pins: t.readonlyArray(Pin),
    /** The script that mounts blocks, its styles, and its lazy files. */
    host: t.readonly(
      t.type({
        scripts: t.readonlyArray(PinnedFile),
        styles: t.readonlyArray(PinnedFile),
        lazyFiles: t.readonlyArray(PinnedFile),
      }),
    ),
    /** Translations of the shell in the language of the page. */
    messages: t.UnknownRecord,
    serverTime: t.number,
  }),
  'BlocksPage',
);
export type BlocksPage = t.TypeOf<typeof BlocksPage>;
