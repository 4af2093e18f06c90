import { sequenceS } from 'fp-ts/lib/Apply.js';
import * as E from 'fp-ts/lib/Either.js';
import * as RA from 'fp-ts/lib/ReadonlyArray.js';

import { Origin } from './codecs.ts';
import { optional, wordCodec } from './environment-field.ts';
import type { Environment, Reading } from './environment-field.ts';

/** Settings of push messages, and of the mini-app of a messaging app. */
export type Messaging = {
  /** Key pair that signs push messages. Only the sandbox uses the private key. */
  readonly vapid: {
    readonly publicKey: string | null;
    readonly privateKey: string | null;
    readonly subject: string | null;
  };
  /** Secret of the messaging app's bot, which verifies users of the app. */
  readonly botToken: string | null;
  /** Origins of the messaging app that can frame the mini-app. */
  readonly miniAppOrigins: readonly string[];
};

const all = sequenceS(E.getApplicativeValidation(RA.getSemigroup<string>()));
const PUBLIC_KEY_BYTES = 65;
const PRIVATE_KEY_BYTES = 32;

const keyCodec = (name: string, bytes: number) =>
  wordCodec(name, (word) =>
    /^[\w-]+$/.test(word) && Buffer.from(word, 'base64url').length === bytes ? word : null,
  );
const PublicKey = keyCodec('VapidPublicKey', PUBLIC_KEY_BYTES);
const PrivateKey = keyCodec('VapidPrivateKey', PRIVATE_KEY_BYTES);
const Subject = wordCodec('VapidSubject', (word) => (/^(?:mailto:|https:\/\/)\S+$/.test(word) ? word : null));
const BotToken = wordCodec('BotToken', (word) => (/^\d+:[\w-]{20,}$/.test(word) ? word : null));
const Origins = wordCodec('Origins', (word): readonly string[] | null => {
  const origins = word.split(',').map((one) => Origin.decode(one.trim()));
  return origins.every(E.isRight) ? origins.map(({ right }) => right) : null;
});

/** Reads the keys of push messages and the settings of the messaging app. */
export const readMessaging = (environment: Environment): Reading<Messaging> => {
  const or = optional(environment);
  return all({
    vapid: all({
      publicKey: or<string | null>(
        { name: 'VAPID_PUBLIC_KEY', codec: PublicKey, expected: 'an uncompressed P-256 point in base64url' },
        null,
      ),
      privateKey: or<string | null>(
        { name: 'VAPID_PRIVATE_KEY', codec: PrivateKey, expected: '32 bytes in base64url', isSecret: true },
        null,
      ),
      subject: or<string | null>(
        { name: 'VAPID_SUBJECT', codec: Subject, expected: 'a mailto: or https: address' },
        null,
      ),
    }),
    botToken: or<string | null>(
      { name: 'TG_BOT_TOKEN', codec: BotToken, expected: 'the token of a bot', isSecret: true },
      null,
    ),
    miniAppOrigins: or<readonly string[]>(
      { name: 'TG_APP_ORIGINS', codec: Origins, expected: 'origins separated by commas' },
      [],
    ),
  });
};
