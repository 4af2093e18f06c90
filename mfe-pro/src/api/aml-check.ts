import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { amlCheckEndpoint, amlChecksEndpoint } from '@coinlane/shared-contracts/api';
import type { AmlCheck as AmlCheckReply, HttpPort } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { riskOfScore, sortedSignals } from '../domain/aml-check';
import type { AmlCheck, AmlRisk } from '../domain/aml-check';
import { ask } from './ask';

const RISKS: readonly AmlRisk[] = ['low', 'medium', 'high'];

const toCheck = ({ id, at, currency, address, riskScore, riskLevel, signals }: AmlCheckReply): AmlCheck => ({
  id,
  atMs: at,
  currency,
  address,
  score: riskScore,
  risk: RISKS.find((risk) => risk === riskLevel) ?? riskOfScore(riskScore),
  signals: sortedSignals(signals),
});

/** GET /aml-checks, newest first. */
export const fetchAmlChecks = (http: HttpPort) => (): TE.TaskEither<CallFailure, readonly AmlCheck[]> =>
  pipe(
    ask(http)(amlChecksEndpoint)(),
    TE.map(({ checks }) => checks.map(toCheck)),
  );

/**
 * POST /aml-checks. Refused if the address is not valid for the currency, and when no daily checks of the plan are
 * left.
 */
export const checkAddress =
  (http: HttpPort) =>
  (question: { readonly currency: string; readonly address: string }): TE.TaskEither<CallFailure, AmlCheck> =>
    pipe(ask(http)(amlCheckEndpoint)(question), TE.map(toCheck));
