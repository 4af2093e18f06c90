import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import {
  callEndpoint,
  contactEndpoint,
  promoEndpoint,
  subscribeEndpoint,
  ticketEndpoint,
} from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';

import type { ContactFields, FormFailure, Topic } from '../../domain/contact-form';
import { readFormFailure } from './read-failure';

type Message = {
  readonly topic: Topic;
  readonly fields: ContactFields;
  readonly extraInfo: string;
  readonly captcha: string;
};

const trimmed = ({ name, email, message }: ContactFields): ContactFields => ({
  name: name.trim(),
  email: email.trim(),
  message: message.trim(),
});

const isTaken = ({ success }: { readonly success: boolean }): boolean => success;
const notTaken = (): FormFailure => ({ _tag: 'Refused', message: null });

/** Sends a message to the endpoint of its topic (spec §7: three contact calls, and POST /tickets). */
export const sendMessage =
  (http: HttpPort) =>
  ({ topic, fields, extraInfo, captcha }: Message): TE.TaskEither<FormFailure, unknown> =>
    topic === 'ticket'
      ? pipe(trimmed(fields), callEndpoint(http)(ticketEndpoint), TE.mapLeft(readFormFailure))
      : pipe(
          { desk: topic, ...trimmed(fields), extraInfo, captcha },
          callEndpoint(http)(contactEndpoint),
          TE.mapLeft(readFormFailure),
          TE.filterOrElse(isTaken, notTaken),
        );

type Subscription = {
  readonly email: string;
  readonly wantsPromotions: boolean;
  readonly captcha: string;
};

/** Subscribes to the newsletter and, if requested, to promotions. */
export const subscribe =
  (http: HttpPort) =>
  ({ email, wantsPromotions, captcha }: Subscription): TE.TaskEither<FormFailure, unknown> =>
    pipe(
      callEndpoint(http)(subscribeEndpoint)({ email, captcha }),
      TE.chain((reply) =>
        wantsPromotions && reply.success ? callEndpoint(http)(promoEndpoint)(email) : TE.of(reply),
      ),
      TE.mapLeft(readFormFailure),
      TE.filterOrElse(isTaken, notTaken),
    );
