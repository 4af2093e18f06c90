import { createHash } from 'node:crypto';

import { SHELL } from '@coinlane/release-ledger';
import type { PageData, Pin, PinnedVersion, PublicConfig } from '@coinlane/shared-contracts/lifecycle';
import { moreLanguages } from '@coinlane/shared-contracts/values';

import type { CheckedFragment, Chrome } from '../fragments/index.ts';
import { firstTexts } from '../../releases/remotes/index.ts';
import type { LoadedRelease, ShellBuild } from '../../releases/remotes/index.ts';
import type { ChosenRemote, Variant } from '../../releases/variants/index.ts';
import { criticalCss } from './critical-css.ts';
import { headHtml } from './head-html.ts';
import { cutDocument, documentHead } from './html-document.ts';
import { pageDataJson, pageJson } from './page-data-json.ts';
import type { PageRequest } from './page-request.ts';
import { statusOf } from './page-status.ts';

/**
 * A page for many visitors, split at the nonces and identified by a hash of its content. Its time is a placeholder.
 */
export type PageDocument = {
  readonly _tag: 'Document';
  readonly status: number;
  readonly isCacheable: boolean;
  readonly parts: readonly string[];
  /** SHA-256 of its inline style in base64, for its content security policy. Null: no inline style. */
  readonly styleHash: string | null;
  readonly hash: string;
};

export type DocumentPorts = {
  readonly config: PublicConfig;
  readonly origin: string;
  /** Shell of the page. */
  readonly shell: ShellBuild;
  /** Creates a token for a page without a cookie. */
  readonly createCsrfToken: () => string;
};

const SHELL_NAMESPACE = 'shell';
const HASH_CHARACTERS = 24;

/** A request with the chosen versions. */
export type Chosen = {
  readonly page: PageRequest;
  readonly active: ChosenRemote | null;
  readonly variant: Variant;
};

/** Version without the data of its supplement. A version without a supplement stays complete. */
const leanVersionOf = (
  { pinned, supplements }: LoadedRelease,
  { language }: PageRequest,
  shell: ShellBuild,
): PinnedVersion => {
  const file = supplements.of(language, shell.version);
  return file === null ? pinned : { ...pinned, lazyFiles: [], supplement: file };
};

/**
 * Pin of the remote in the slot. The page loads the other pins when the visitor opens their remotes. A page with
 * overrides contains all pins, because a local build is not in the live composition.
 */
const pagePinsOf = ({ page, active, variant }: Chosen, shell: ShellBuild): readonly Pin[] => {
  if (variant.overrides.length > 0) return variant.pins;
  if (active === null) return [];
  const { name, why, stable, previous } = active;
  return variant.pins
    .filter((pin) => pin.name === name)
    .map((pin) => ({
      name,
      namespace: pin.namespace,
      why,
      stable: leanVersionOf(stable, page, shell),
      previous: previous.slice(0, pin.previous.length).map((version) => leanVersionOf(version, page, shell)),
    }));
};

/** Released shell of the page, or undefined for the shell of the server. */
const releasedShellOf = ({ remotes }: Variant, { version }: ShellBuild): Pick<PageData, 'releasedShell'> => {
  const chosen = remotes.get(SHELL);
  const isReleased = [chosen?.stable, ...(chosen?.previous ?? [])].some(
    (each) => each?.release.version === version,
  );
  return chosen === undefined || !isReleased ? {} : { releasedShell: { version, why: chosen.why } };
};

const pageDataOf = ({ page, active, variant }: Chosen, status: number, ports: DocumentPorts) => {
  const pins = pagePinsOf({ page, active, variant }, ports.shell);
  const isSupplemented = pins.some(({ stable }) => stable.supplement !== undefined);
  const texts = ports.shell.messages.in(page.language);
  const messages: PageData['messages'] = {
    [SHELL_NAMESPACE]: { ...(isSupplemented ? firstTexts(texts) : texts) },
    ...(active === null || isSupplemented
      ? {}
      : { [active.stable.release.namespace]: { ...active.stable.messages.in(page.language) } }),
  };
  return {
    language: page.language,
    ...(moreLanguages().length === 0 ? {} : { moreLanguages: moreLanguages() }),
    basename: page.basename,
    revision: variant.revision,
    config: ports.config,
    pins,
    ...(isSupplemented
      ? { shellFiles: [], shellSupplement: ports.shell.supplement(page.language) }
      : { shellFiles: ports.shell.lazyFiles }),
    ...releasedShellOf(variant, ports.shell),
    overrides: variant.overrides,
    isInspectable: variant.isInspectable,
    messages,
    status,
    ...(page.runningOrders === 0 ? {} : { runningOrders: page.runningOrders }),
    ...(page.widget === null ? {} : { csrfToken: ports.createCsrfToken() }),
  };
};

/** Head of a page. Pages with overrides are not indexed. */
const headOf = (fragment: CheckedFragment | null, { overrides }: Variant, { brand }: PublicConfig) => ({
  ...(fragment?.head ?? { title: brand }),
  ...(overrides.length > 0 ? { robots: 'noindex' } : {}),
});

/** Styles for the first paint, or null: the colours of a widget come after the style sheets of the site. */
const criticalOf = ({ page, active }: Chosen, html: string, { shell }: DocumentPorts): string | null => {
  const ofRemote = active === null ? [] : active.stable.styleRules;
  if (page.widget !== null || shell.styleRules === null || ofRemote === null) return null;
  return criticalCss([...shell.styleRules, ...ofRemote], html);
};

type Made = {
  readonly fragment: CheckedFragment | null;
  readonly critical: string | null;
};

const pageHeadOf = (
  { page, active, variant }: Chosen,
  { fragment: made, critical }: Made,
  ports: DocumentPorts,
) => {
  const { config, origin, shell } = ports;
  const { language, pathname } = page;
  const head = { ...headOf(made, variant, config), ...(page.isShellPage ? { robots: 'noindex' } : {}) };
  const status = statusOf(page, made);
  return documentHead({
    page,
    shell,
    critical,
    active: active?.stable.pinned ?? null,
    supplement:
      variant.overrides.length > 0 ? null : (active?.stable.supplements.of(language, shell.version) ?? null),
    headHtml: headHtml({ head, language, pathname, origin, status, brand: config.brand }),
  });
};

/** Hash of the page. Includes the hash of the fragment, so that the fragment is not read again. */
const hashOf = (words: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const word of words) hash.update(`${String(word.length)} `).update(word);
  return hash.digest('base64url').slice(0, HASH_CHARACTERS);
};

/** Whether the page can be cached. */
const isForMany = (
  { page, variant }: Chosen,
  { isCacheable, status }: { readonly isCacheable: boolean; readonly status: number },
): boolean => isCacheable && page.widget === null && status < 500 && variant.overrides.length === 0;

/** Document of a page with rendered chrome. Its slot can be empty. */
export const documentOf = (
  chosen: Chosen,
  { fragment, chrome }: { readonly fragment: CheckedFragment | null; readonly chrome: Chrome },
  ports: DocumentPorts,
): PageDocument => {
  const { page, active } = chosen;
  const status = statusOf(page, fragment);
  const rootHtml = `${chrome.before}${fragment?.html ?? ''}${chrome.after}`;
  const critical = criticalOf(chosen, rootHtml, ports);
  const head = pageHeadOf(chosen, { fragment, critical }, ports);
  const pageFields = pageJson(pageDataOf(chosen, status, ports));
  const slot =
    fragment === null || active === null ? null : { remote: active.name, stateJson: fragment.stateJson };
  return {
    _tag: 'Document',
    status,
    isCacheable: isForMany(chosen, { isCacheable: fragment?.isCacheable === true, status }),
    parts: cutDocument(head, { rootHtml, pageDataJson: pageDataJson(pageFields, slot) }),
    styleHash: critical === null ? null : createHash('sha256').update(critical).digest('base64'),
    hash: hashOf([head, chrome.before, fragment?.hash ?? '', chrome.after, pageFields]),
  };
};
