import type { FastifyReply, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import { SHELL } from '@coinlane/release-ledger';

import type { Pin } from '@coinlane/shared-contracts/lifecycle';

import { isRemoteOffered } from '../../src/routing/index.ts';
import { unavailableFeatures } from '../calls/unavailable-features.ts';
import type { ShellConfig } from '../http/config/index.ts';
import { createOverrides, loadLocal } from './overrides/index.ts';
import type { OverrideProblem, Overrides, PreviewLinks } from './overrides/index.ts';
import type { CompositionWatch, ReleaseSource } from './remotes/index.ts';
import { chooseVariant, ensureVisitorId, runningCanaries, visitorIdOf } from './variants/index.ts';
import type { Variant } from './variants/index.ts';

type Selection = Promise<E.Either<OverrideProblem, Variant>>;

/** Chooses the versions of a visitor. */
export type VersionSelector = {
  readonly overrides: Overrides;
  /** Versions for a page. Sets a visitor ID while a canary is running. */
  readonly forPage: (request: FastifyRequest, reply: FastifyReply, isBot: boolean) => Selection;
  /** The same versions as on the visitor's next page, without setting an ID. */
  readonly forApi: (request: FastifyRequest) => Selection;
  /** Loads the files of a page that another server composed, with a newer revision or with requested versions. */
  readonly seekFile: (request: FastifyRequest) => Promise<void>;
};

type Parts = {
  readonly config: ShellConfig;
  readonly watch: CompositionWatch;
  readonly source: ReleaseSource;
  readonly localFolder: string;
  readonly previews: PreviewLinks;
  readonly isOperator: (request: FastifyRequest) => Promise<boolean>;
  /** Whether a token, by its ID, is valid and can change a remote. */
  readonly isIssuerValid: (tokenId: string, remote: string) => Promise<boolean>;
};

/** Minimum time between two reads of the ledger for missing files. */
const MIN_READ_INTERVAL_MS = 250;

const createLedgerReader = (watch: CompositionWatch) => {
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> = Promise.resolve();
  return (): Promise<void> => {
    const nowMs = performance.now();
    if (nowMs - readAtMs >= MIN_READ_INTERVAL_MS) {
      readAtMs = nowMs;
      reading = watch.notify();
    }
    // other files of the same page wait for the first read
    return reading;
  };
};

const overridesOf = ({ config, watch, source, localFolder, previews, ...access }: Parts): Overrides =>
  createOverrides({
    revision: source.revision,
    load: watch.load,
    loadLocal: config.overrides.mayBeLocal
      ? (name, localOrigin) =>
          name === SHELL
            ? Promise.reject(new Error('the shell has to be a version in the ledger'))
            : loadLocal(name, localOrigin, localFolder)
      : null,
    previews,
    isIssuerValid: access.isIssuerValid,
    mayOverride: (request) =>
      config.overrides.isForEverybody ? Promise.resolve(true) : access.isOperator(request),
    isHttps: config.publicOrigin.startsWith('https:'),
  });

/** Chooses versions per request: overrides, otherwise by the visitor's bucket, otherwise stable. */
export const createVersionSelector = (parts: Parts): VersionSelector => {
  const { config, watch, isOperator } = parts;
  const isHttps = config.publicOrigin.startsWith('https:');
  const overrides = overridesOf(parts);
  const readLedger = createLedgerReader(watch);
  const unavailable = unavailableFeatures(config);
  const isPinOffered = ({ name }: Pin): boolean => isRemoteOffered(name, unavailable);

  const choose = async (
    request: FastifyRequest,
    isBot: boolean,
    idOf: () => string | null,
  ): Promise<E.Either<OverrideProblem, Variant>> => {
    const asked = isBot ? E.right(null) : await overrides.of(request);
    if (E.isLeft(asked)) return asked;
    const holdsToken = config.isProduction && (await isOperator(request));
    const live = watch.current();
    const visitorId = !isBot && runningCanaries(live).length > 0 ? idOf() : null;
    const chooser = { visitorId, isBot, isInspectable: !config.isProduction || holdsToken };
    const variant = chooseVariant(live, chooser, asked.right ?? undefined);
    return E.right({
      ...variant,
      pins: variant.pins.filter(isPinOffered),
      isForEverybody: variant.isForEverybody && !holdsToken,
    });
  };

  return {
    overrides,
    forPage: (request, reply, isBot) =>
      choose(request, isBot, () => ensureVisitorId(request, reply, isHttps)),
    forApi: (request) => choose(request, false, () => visitorIdOf(request, isHttps)),
    seekFile: async (request) => {
      await readLedger();
      await overrides.of(request);
    },
  };
};
