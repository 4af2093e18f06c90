import type { i18n } from 'i18next';
import * as t from 'io-ts';

import type { Language } from '@coinlane/shared-contracts/values';

export const NAMESPACE = 'sign-in';

const TEXTS_MS = 5_000;
/** `sign-in:login.title` and so on; English is filled in by the server. */
const Texts = t.record(t.string, t.string);

/**
 * Adds the texts of dialog and menu to the page's translations, in its language alone (spec §7 `GET /data/i18n`).
 * Rejects where they cannot be had.
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
