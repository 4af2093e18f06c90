import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import {
  addToWhitelistEndpoint,
  removeFromWhitelistEndpoint,
  validateAddressEndpoint,
  whitelistEndpoint,
} from '@coinlane/shared-contracts/api';
import type { HttpPort, WhitelistEntry as EntryReply } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { strictestOf } from '../domain/whitelist';
import type { AddressVerdict, WhitelistDraft, WhitelistEntry } from '../domain/whitelist';
import { ask } from './ask';

const toEntry = ({ currency, ...reply }: EntryReply): WhitelistEntry => ({
  ...reply,
  currencies: currency.map((ticker) => ticker.toLowerCase()),
});

/** GET /addresses/whitelist. */
export const fetchWhitelist = (http: HttpPort) => (): TE.TaskEither<CallFailure, readonly WhitelistEntry[]> =>
  pipe(
    ask(http)(whitelistEndpoint)(),
    TE.map((entries) => entries.map(toEntry)),
  );

/** POST /addresses/whitelist. A refusal names the field. */
export const addToWhitelist =
  (http: HttpPort) =>
  ({
    currencies,
    label,
    wallet,
    extraId,
    password,
    code,
  }: WhitelistDraft): TE.TaskEither<CallFailure, WhitelistEntry> =>
    pipe(
      ask(http)(addToWhitelistEndpoint)({
        label: label.trim(),
        wallet: wallet.trim(),
        extraId: extraId.trim(),
        currency: currencies,
        password,
        code: code.trim(),
      }),
      TE.map(toEntry),
    );

/** DELETE /addresses/whitelist/{id}. */
export const removeFromWhitelist =
  (http: HttpPort) =>
  (id: string): TE.TaskEither<CallFailure, string> =>
    pipe(
      ask(http)(removeFromWhitelistEndpoint)(id),
      TE.map(() => id),
    );

/**
 * The two known messages of spec §5 "Server-side address check". Any other refusal means that the address is invalid.
 */
const toVerdict = ({
  result,
  message,
}: {
  readonly result: boolean;
  readonly message: string | null;
}): AddressVerdict => {
  if (result) return 'good';
  return message === 'Extra Id is required' ? 'extra-id-required' : 'bad';
};

const verdictFor = (
  http: HttpPort,
  currency: string,
  address: string,
): TE.TaskEither<CallFailure, AddressVerdict> =>
  pipe(
    ask(http)({
      ...validateAddressEndpoint,
      // several currencies are checked at once and must not abort each other
      toRequest: (question: { readonly currency: string; readonly address: string }) => ({
        ...validateAddressEndpoint.toRequest(question),
        abortKey: `whitelist check of ${question.currency}`,
      }),
    })({ currency, address }),
    TE.map(toVerdict),
    TE.orElse(() => TE.right<CallFailure, AddressVerdict>('unknown')),
  );

/**
 * GET /validate/address for each currency. Returns the strictest verdict, or `unknown` if a check fails. Never
 * rejects.
 */
export const checkWhitelistAddress =
  (http: HttpPort) =>
  ({
    wallet,
    currencies,
  }: Pick<WhitelistDraft, 'wallet' | 'currencies'>): TE.TaskEither<CallFailure, AddressVerdict> =>
    pipe(
      currencies,
      TE.traverseArray((currency) => verdictFor(http, currency, wallet.trim())),
      TE.map(strictestOf),
    );
