import type { i18n } from 'i18next';

import type { PageData } from '@coinlane/shared-contracts/lifecycle';
import { siteLanguages } from '@coinlane/shared-contracts/values';

import { hostBridge } from './host-bridge';
import type { HostEvent } from './host-bridge';
import { pageInLanguage, readHostObject, readLaunch, readTheme, schemeOf } from './launch.rule';
import type { Launch } from './launch.rule';
import { showRefusedNotice } from './refused-notice';

type Page = Window & typeof globalThis;

const MOST_PIXELS = 10_000;

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Verification result of the server. `unchecked`: the server has no secret to verify with, or did not reply. */
const verdictOf = async (page: Page, initData: string): Promise<string> => {
  try {
    const reply = await page.fetch('/data/mini-app-user', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ initData }),
    });
    if (reply.status === 401) return 'refused';
    const body: unknown = await reply.json();
    return reply.ok && field(body, 'isVerified') === true ? 'verified' : 'unchecked';
  } catch {
    return 'unchecked';
  }
};

const takeTheme = ({ documentElement: root }: Document, theme: Launch['theme']): void => {
  const scheme = schemeOf(theme);
  if (scheme !== null) root.dataset['theme'] = scheme;
};

const takeViewport = ({ documentElement: root }: Document, data: unknown): void => {
  const height = field(data, 'height');
  if (typeof height === 'number' && height > 0 && height < MOST_PIXELS)
    root.style.setProperty('--content-min-height', `${String(Math.round(height))}px`);
};

const follow = (page: Page): ((event: HostEvent) => void) => {
  const { document } = page;
  return ({ type, data }) => {
    if (type === 'theme_changed') takeTheme(document, readTheme(field(data, 'theme_params')));
    if (type === 'viewport_changed') takeViewport(document, data);
  };
};

/**
 * Starts a page in a messaging app (spec §2 `/tg-app/txs/{id}`). Language, theme and height follow the host, and
 * the server verifies the user. Sets the result on the root element (`data-mini-app`). Shows a notice if
 * verification failed.
 */
export const startMiniApp = async (
  page: Page,
  { language, basename }: Pick<PageData, 'language' | 'basename'>,
  i18nInstance: i18n,
): Promise<void> => {
  const launch = readHostObject(Reflect.get(page, 'Telegram')) ?? readLaunch(page.location.hash);
  if (launch === null) return;
  const speaking = { languages: siteLanguages(), current: language, basename };
  const elsewhere = pageInLanguage(launch.user, page.location, speaking);
  if (elsewhere !== null) {
    page.location.replace(elsewhere);
    return;
  }
  const { documentElement: root } = page.document;
  root.dataset['miniApp'] = 'unchecked';
  takeTheme(page.document, launch.theme);
  const bridge = hostBridge(page);
  bridge.hear(follow(page));
  for (const event of [
    'iframe_ready',
    'web_app_ready',
    'web_app_expand',
    'web_app_request_theme',
    'web_app_request_viewport',
  ])
    bridge.tell(event);
  const verdict = await verdictOf(page, launch.initData);
  root.dataset['miniApp'] = verdict;
  if (verdict === 'refused') showRefusedNotice(page.document, i18nInstance);
};
