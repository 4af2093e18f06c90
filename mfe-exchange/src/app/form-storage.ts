import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

import type { RecipientFields } from '../model/recipient';
import type { Attempt } from '../model/transaction-creation';

const DRAFT_KEY = 'exchange-draft';
const ATTEMPT_KEY = 'exchange-attempt';
const RECENTS_KEY = 'exchange-recents';
const FAVOURITES_KEY = 'exchange-favourites';

/** Of the stored lists of tickers; what the version before wrote, a bare list, is still read. */
const TICKERS_VERSION = 1;

const loadCodecs = () => import(/* webpackChunkName: "exchange-calls" */ './stored-form');
type Codecs = Awaited<ReturnType<typeof loadCodecs>>;

const isBlank = (draft: RecipientFields): boolean => Object.values(draft).every((text) => text === '');

/** What this tab keeps of the form while it is being filled; the codecs are fetched only where something is kept. */
export const formStorage = ({ read, write, remove }: StoragePort) => {
  const stored = async <A>(key: string, pick: (codecs: Codecs) => (text: string) => A | null) => {
    const text = read(key);
    return text === null ? null : pick(await loadCodecs())(text);
  };
  const readTickers = async (key: string): Promise<readonly string[]> =>
    (await stored(key, ({ decodeTickers }) => decodeTickers)) ?? [];
  const writeTickers =
    (key: string) =>
    (tickers: readonly string[]): void => {
      write(key, JSON.stringify({ version: TICKERS_VERSION, tickers }));
    };
  return {
    readDraft: () => stored(DRAFT_KEY, ({ decodeDraft }) => decodeDraft),
    writeDraft: (draft: RecipientFields): void => {
      if (isBlank(draft)) remove(DRAFT_KEY);
      else write(DRAFT_KEY, JSON.stringify(draft));
    },
    readAttempt: () => stored(ATTEMPT_KEY, ({ decodeAttempt }) => decodeAttempt),
    writeAttempt: (attempt: Attempt | null): void => {
      if (attempt === null) remove(ATTEMPT_KEY);
      else write(ATTEMPT_KEY, JSON.stringify(attempt));
    },
    readRecents: () => readTickers(RECENTS_KEY),
    writeRecents: writeTickers(RECENTS_KEY),
    readFavourites: () => readTickers(FAVOURITES_KEY),
    writeFavourites: writeTickers(FAVOURITES_KEY),
  };
};
