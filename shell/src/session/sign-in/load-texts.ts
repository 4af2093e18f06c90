import type { i18n } from 'i18next';
import * as t from 'io-ts';

import type { Language } from '@coinlane/shared-contracts/values';

export const NAMESPACE = 'sign-in';

const TEXTS_MS = 5_000;
/** Flat keys such as `sign-in:login.title`. The server fills in English. */
const Texts = t.record(t.string, t.string);

/**
 * Adds the texts of dialog and menu in the language of the page (spec §7 `GET /data/i18n`). Rejects if they fail to
 * load.
 */
export const loadTexts = async (i18nInstance: i18n, language: Language): Promise<void> => {
  const reply = await fetch(`/data/i18n?keys=${NAMESPACE}:*&locale=${language}`, {
    signal: AbortSignal.timeout(TEXTS_MS),
  });
  const texts: unknown = reply.ok ? await reply.json() : null;
  if (!Texts.is(texts)) throw new Error(`the texts of the sign-in: ${String(reply.status)}`);
  const keyed = Object.entries(texts).map(([key, text]) => [key.slice(NAMESPACE.length + 1), text] as const);
  i18nInstance.addResources(language, NAMESPACE, Object.fromEntries(keyed));
};
