import * as E from 'fp-ts/lib/Either.js';

import { createEventBus } from '@coinlane/shared-contracts/events';
import { BlocksPage } from '@coinlane/shared-contracts/lifecycle';
import type { BlockFacts, Navigation, Pin, RemoteProps } from '@coinlane/shared-contracts/lifecycle';
import { isLanguage } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import { createHttpPort, loadAxios } from '../../../http';
import { later, whenIdle, loadLifecycle } from '../../../remotes';
import type { SlotRequest } from '../../../remotes';
import { createTextLoader, createTranslations, fetchMessages } from '../../../texts';
import { remoteOfBlock } from '../block-table.rule';
import { mountBlock } from '../mount-block';
import type { BlockServices } from '../mount-block';
import { integrityByUrl, pinsAt } from './absolute-page';
import { shadowPlace } from './shadow-place';

declare global {
  /** Handles the style sheet of a remote, which webpack would add to the head of the page. */
  var coinlaneStyle: ((link: HTMLLinkElement) => void) | undefined;
}

const nothing = (): void => undefined;

/** Navigation of a block. Loads a page of our site, because the block does not control the history of this page. */
const navigationTo = (site: string, language: Language): Navigation => {
  const basename = language === 'en' ? '' : `/${language}`;
  const href = (path: string): string => `${site}${basename}${path}`;
  const leave = (path: string): void => window.location.assign(href(path));
  return {
    location: () => ({ pathname: '/', search: '', hash: '' }),
    listen: () => nothing,
    push: leave,
    replace: leave,
    href,
    basename,
  };
};

/** Storage for the lifetime of the page. The storage of another site must not be used. */
const memoryStorage = (): RemoteProps['storage'] => {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => kept.set(key, value).has(key),
    remove: (key) => void kept.delete(key),
  };
};

/** Logs errors of our blocks to the console of the page. Sends nothing. */
const logError = (error: unknown, where: string): void => {
  window.dispatchEvent(new CustomEvent('coinlane:error', { detail: { where, message: String(error) } }));
};

const quiet: SlotRequest['composition'] = {
  asked: nothing,
  mounting: nothing,
  left: nothing,
  ready: nothing,
  failed: nothing,
  gaveUp: nothing,
  hold: nothing,
};

const propsOf =
  (site: string, { config, serverTime }: BlocksPage, language: Language, i18n: RemoteProps['i18n']) =>
  ({ name }: Pin, version: string): RemoteProps => {
    const startedAt = performance.now();
    return {
      language,
      http: createHttpPort({
        baseUrl: `${site}/gateway`,
        csrfToken: () => '',
        accessToken: () => null,
        language,
        loadAxios,
        isOnline: () => navigator.onLine,
        onServerDate: nothing,
        isForeign: true,
      }),
      bus: createEventBus(nothing),
      navigation: navigationTo(site, language),
      storage: memoryStorage(),
      i18n,
      config,
      reportError: (error) => logError(error, `${name}@${version}`),
      setHead: nothing,
      serverNow: () => serverTime + performance.now() - startedAt,
    };
  };

const servicesOf = (site: string, page: BlocksPage): BlockServices => {
  const language = isLanguage(page.language) ? page.language : 'en';
  const i18n = createTranslations({ language, messages: { shell: page.messages }, onMissingKey: nothing });
  const pins = pinsAt(site, page.pins);
  const files = integrityByUrl(site, pins, page.host);
  globalThis.coinlaneIntegrity = (url) => files.get(new URL(url, site).href) ?? '';
  // each shadow tree already has the style sheets of its remote
  globalThis.coinlaneStyle = (link) => {
    queueMicrotask(() => link.dispatchEvent(new Event('load')));
  };
  const loadTexts = createTextLoader(i18n, [], (path) => fetchMessages(`${site}${path}`));
  return {
    i18n,
    supportEmail: page.config.supportEmail,
    composition: quiet,
    pinOf: (remote) => Promise.resolve(pins.find(({ name }) => name === remote) ?? null),
    propsFor: propsOf(site, page, language, i18n),
    loadTexts: ({ name, namespace }, version) => loadTexts({ remote: name, namespace, version }),
    loadPorts: {
      loadLifecycle,
      report: (error) => logError(error, `${error.failure.remote}@${error.failure.version}`),
      now: () => performance.now(),
      later,
      whenIdle,
    },
  };
};

type Options = { readonly site: string; readonly page: unknown };

/**
 * Opens the host on a third-party page. Returns a function that mounts a block and returns its unmount function. Throws
 * for an invalid page.
 */
export const openHost = ({
  site,
  page: raw,
}: Options): ((facts: BlockFacts, place: HTMLElement) => () => void) => {
  const decoded = BlocksPage.decode(raw);
  if (E.isLeft(decoded)) throw new Error('invalid reply of /blocks/page');
  const page = decoded.right;
  const services = servicesOf(site, page);
  return (facts, place) => {
    let isOpen = true;
    let close = nothing;
    const pin = page.pins.find(({ name }) => name === remoteOfBlock(facts.name));
    const styles = [...page.host.styles, ...(pin?.stable.styles ?? [])].map((file) => ({
      ...file,
      url: new URL(file.url, site).href,
    }));
    void shadowPlace(place, styles, facts.attributes['theme']).then((body) => {
      if (isOpen) close = mountBlock(services, facts, body);
    });
    return () => {
      isOpen = false;
      close();
    };
  };
};
