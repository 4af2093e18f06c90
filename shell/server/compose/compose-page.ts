import type { PageData, PublicConfig } from '@coinlane/shared-contracts/lifecycle';
import { moreLanguages } from '@coinlane/shared-contracts/values';

import type { ShellConfig } from '../config/index.ts';
import type { CheckedFragment, Rendered, RenderJob, RenderPool } from '../fragments/index.ts';
import { isSitePath } from '../paths/index.ts';
import type { ShellBuild } from '../remotes/index.ts';
import type { ChosenRemote, Variant } from '../variants/index.ts';
import { headHtml } from './head-html.ts';
import { htmlDocument } from './html-document.ts';
import { pageDataJson } from './page-data-json.ts';
import { localizedPath } from './page-request.ts';
import type { PageRequest } from './page-request.ts';

/** What a visitor is answered with; nonce and time are still open in `html`. */
export type ComposedPage =
  | {
      readonly _tag: 'Document';
      readonly status: number;
      readonly html: string;
      readonly isCacheable: boolean;
    }
  | { readonly _tag: 'Redirect'; readonly status: number; readonly to: string }
  /** Not even the chrome could be rendered. */
  | { readonly _tag: 'Unavailable' };

export type ComposerPorts = {
  readonly config: PublicConfig;
  readonly origin: string;
  readonly upstreams: () => ShellConfig['upstreams'];
  readonly shell: ShellBuild;
  readonly render: RenderPool['render'];
  /** For a page that gets no cookie. */
  readonly createCsrfToken: () => string;
  readonly log: (problem: Readonly<Record<string, unknown>>, message: string) => void;
  /** Told with every page: what keeps the chrome from being rendered, null when it was. */
  readonly onChrome: (problem: string | null) => void;
};

const SHELL_NAMESPACE = 'shell';
const REDIRECTS: readonly number[] = [301, 302, 307, 308];

const callHeaders = ({ language, sandboxNamespace }: PageRequest): Readonly<Record<string, string>> => ({
  'accept-language': language,
  ...(sandboxNamespace === null ? {} : { 'x-sandbox-namespace': sandboxNamespace }),
});

const isRedirect = ({ status }: CheckedFragment): boolean => REDIRECTS.includes(status);

/** 200 for people, who get the slot filled in the browser; 503 for bots, who would index an empty page. */
const statusOf = (page: PageRequest, fragment: CheckedFragment | null): number => {
  if (fragment !== null && !isRedirect(fragment)) return fragment.status;
  if (page.isShellPage) return 200;
  if (page.remote === null) return 404;
  return page.isBot ? 503 : 200;
};

const jobOf = (
  page: PageRequest,
  active: ChosenRemote | null,
  overrides: readonly string[],
  ports: ComposerPorts,
): RenderJob => {
  const { pathname, basename, language, search, isBot, theme, remote } = page;
  const { config, shell, upstreams } = ports;
  const shared = { pathname, search, basename, language, isBot, config };
  const bundle = active?.stable.bundle ?? null;
  return {
    fragment:
      active === null || bundle === null
        ? null
        : {
            bundle,
            request: { ...shared, messages: active.stable.messages.in(language) },
            calls: { upstreams: upstreams(), headers: callHeaders(page) },
          },
    chrome: {
      bundle: shell.bundle,
      request: {
        ...shared,
        messages: shell.messages.in(language),
        overrides,
        moreLanguages: moreLanguages(),
        remote,
        theme,
        status: statusOf(page, null),
      },
    },
  };
};

const redirectOf = (
  page: PageRequest,
  fragment: CheckedFragment,
  log: ComposerPorts['log'],
): ComposedPage | null => {
  if (fragment.redirectTo === undefined) return null;
  if (!isSitePath(fragment.redirectTo)) {
    log({ remote: page.remote, to: fragment.redirectTo.slice(0, 200) }, 'a fragment redirects off the site');
    return null;
  }
  const status = isRedirect(fragment) ? fragment.status : 302;
  return { _tag: 'Redirect', status, to: localizedPath(page.language, fragment.redirectTo) };
};

const reportFailure = (
  page: PageRequest,
  active: ChosenRemote | null,
  { failure }: Rendered,
  ports: ComposerPorts,
): void => {
  if (page.remote === null) return;
  const version = active?.stable.release.version ?? 'none';
  if (failure !== null)
    ports.log(
      { remote: page.remote, version, kind: failure.kind, detail: failure.detail },
      'a fragment failed',
    );
  else if (active?.stable.bundle == null)
    ports.log(
      { remote: page.remote, version, detail: active?.stable.problems },
      'a remote cannot be rendered on the server',
    );
};

/** One request with the versions chosen for it. */
type Chosen = { readonly page: PageRequest; readonly active: ChosenRemote | null; readonly variant: Variant };

const pageDataOf = ({ page, active, variant }: Chosen, status: number, ports: ComposerPorts) => {
  const messages: PageData['messages'] = {
    [SHELL_NAMESPACE]: { ...ports.shell.messages.in(page.language) },
    ...(active === null
      ? {}
      : { [active.stable.release.namespace]: { ...active.stable.messages.in(page.language) } }),
  };
  return {
    language: page.language,
    ...(moreLanguages().length === 0 ? {} : { moreLanguages: moreLanguages() }),
    basename: page.basename,
    revision: variant.revision,
    config: ports.config,
    pins: variant.pins,
    shellFiles: ports.shell.lazyFiles,
    overrides: variant.overrides,
    isInspectable: variant.isInspectable,
    messages,
    status,
    ...(page.widget === null ? {} : { csrfToken: ports.createCsrfToken() }),
  };
};

/** A page of versions somebody asked for is nobody's search result. */
const headOf = (fragment: CheckedFragment | null, { overrides }: Variant, { brand }: PublicConfig) => ({
  ...(fragment?.head ?? { title: brand }),
  ...(overrides.length > 0 ? { robots: 'noindex' } : {}),
});

const documentOf = (
  chosen: Chosen,
  { fragment, chrome }: Rendered & { readonly chrome: string },
  ports: ComposerPorts,
): ComposedPage => {
  const { page, active, variant } = chosen;
  const status = statusOf(page, fragment);
  const slot =
    fragment === null || active === null ? null : { remote: active.name, stateJson: fragment.stateJson };
  const head = {
    ...headOf(fragment, variant, ports.config),
    ...(page.isShellPage ? { robots: 'noindex' } : {}),
  };
  return {
    _tag: 'Document',
    status,
    isCacheable:
      fragment?.isCacheable === true &&
      page.widget === null &&
      status < 500 &&
      variant.overrides.length === 0,
    html: htmlDocument({
      page,
      shell: ports.shell,
      active: active?.stable.pinned ?? null,
      chromeHtml: chrome,
      headHtml: headHtml({
        head,
        language: page.language,
        pathname: page.pathname,
        origin: ports.origin,
        status,
        brand: ports.config.brand,
      }),
      pageDataJson: pageDataJson(pageDataOf(chosen, status, ports), slot),
    }),
  };
};

const activeOf = ({ remote }: PageRequest, { remotes }: Variant): ChosenRemote | null =>
  remote === null ? null : (remotes.get(remote) ?? null);

/** A remote of the table is missed where it is not live; an app that nobody released is no page. */
const withoutUnreleasedApp = (page: PageRequest, active: ChosenRemote | null): PageRequest =>
  page.isApp && active === null ? { ...page, remote: null } : page;

/** Composes the page of a request: fragment, chrome, document. Never rejects; what fails costs only its slot. */
export const composePage =
  (ports: ComposerPorts) =>
  async (asked: PageRequest, variant: Variant): Promise<ComposedPage> => {
    const active = activeOf(asked, variant);
    const page = withoutUnreleasedApp(asked, active);
    const rendered = await ports.render(jobOf(page, active, variant.overrides, ports));
    reportFailure(page, active, rendered, ports);
    const redirect = rendered.fragment === null ? null : redirectOf(page, rendered.fragment, ports.log);
    if (redirect !== null) return redirect;
    const { chrome, chromeProblem } = rendered;
    ports.onChrome(chrome === null ? (chromeProblem ?? 'unknown') : null);
    if (chrome !== null) return documentOf({ page, active, variant }, { ...rendered, chrome }, ports);
    ports.log({ detail: chromeProblem }, 'the chrome cannot be rendered');
    return { _tag: 'Unavailable' };
  };
