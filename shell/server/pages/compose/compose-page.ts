import { moreLanguages } from '@coinlane/shared-contracts/values';

import { SHELL } from '@coinlane/release-ledger';

import type { ShellConfig } from '../../http/config/index.ts';
import type { CheckedFragment, Rendered, RenderJob, RenderProcess } from '../fragments/index.ts';
import type { ShellBuild } from '../../releases/remotes/index.ts';
import { isSitePath } from '../../http/paths/index.ts';
import { shellsOf } from '../../releases/variants/index.ts';
import type { ChosenRemote, Variant } from '../../releases/variants/index.ts';
import { isOfVersion } from './failure-cause.rule.ts';
import { documentOf } from './page-document.ts';
import type { DocumentPorts, PageDocument } from './page-document.ts';
import { localizedPath } from './page-request.ts';
import type { PageRequest } from './page-request.ts';
import { isRedirect, statusOf } from './page-status.ts';

/** Reply to a visitor. */
export type ComposedPage =
  | PageDocument
  | { readonly _tag: 'Redirect'; readonly status: number; readonly to: string }
  /** Not even header and footer could be rendered. */
  | { readonly _tag: 'Unavailable' };

/** Result of a server render of a version. */
export type FragmentRender = {
  readonly remote: string;
  readonly version: string;
  readonly pathname: string;
  readonly isRendered: boolean;
};

export type ComposerPorts = Omit<DocumentPorts, 'shell'> & {
  /** Shell of this server, for pages without a released shell. */
  readonly ownShell: ShellBuild;
  readonly upstreams: () => ShellConfig['upstreams'];
  readonly render: RenderProcess['render'];
  readonly log: (problem: Readonly<Record<string, unknown>>, message: string) => void;
  /** Called for every page, with the reason why the chrome could not be rendered, or null. */
  readonly onChrome: (problem: string | null) => void;
  /** Receives the result of each server render of a version. */
  readonly onFragment: (render: FragmentRender) => void;
};

const callHeaders = ({ language, sandboxNamespace }: PageRequest): Readonly<Record<string, string>> => ({
  'accept-language': language,
  ...(sandboxNamespace === null ? {} : { 'x-sandbox-namespace': sandboxNamespace }),
});

/** Ports of a page with a chosen shell. */
type ShellPorts = ComposerPorts & DocumentPorts;

const jobOf = (
  page: PageRequest,
  active: ChosenRemote | null,
  overrides: readonly string[],
  { config, shell, upstreams }: ShellPorts,
): RenderJob => {
  const { pathname, basename, language, search, isBot, theme, remote } = page;
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
        runningOrders: page.runningOrders,
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
    log(
      { remote: page.remote, to: fragment.redirectTo.slice(0, 200) },
      'the fragment redirects to another site',
    );
    return null;
  }
  const status = isRedirect(fragment) ? fragment.status : 302;
  return { _tag: 'Redirect', status, to: localizedPath(page.language, fragment.redirectTo) };
};

type RenderedPage = { readonly rendered: Rendered; readonly shell: ShellBuild };

/**
 * Renders a page with the chosen shell. If its chrome fails, uses the previous version, then the shell of this
 * server: a release of the shell must not take the site down.
 */
const renderPage = async (
  page: PageRequest,
  active: ChosenRemote | null,
  variant: Variant,
  ports: ComposerPorts,
): Promise<RenderedPage> => {
  const released = shellsOf(variant);
  const others = [...released.slice(1), ports.ownShell];
  const renderWith = async (shell: ShellBuild): Promise<RenderedPage> => {
    const rendered = await ports.render(jobOf(page, active, variant.overrides, { ...ports, shell }));
    if (!released.includes(shell)) return { rendered, shell };
    const isRendered = rendered.chrome !== null;
    ports.onFragment({ remote: SHELL, version: shell.version, pathname: page.pathname, isRendered });
    if (!isRendered)
      ports.log({ shell: shell.version, detail: rendered.chromeProblem }, 'the chrome of a shell failed');
    return { rendered, shell };
  };
  let result = await renderWith(released[0] ?? ports.ownShell);
  for (const shell of released.length === 0 ? [] : others)
    if (result.rendered.chrome === null) result = await renderWith(shell);
  return result;
};

const recordRender = (
  { remote, pathname }: PageRequest,
  { stable }: ChosenRemote,
  { failure }: Rendered,
  ports: ComposerPorts,
): void => {
  if (remote === null || (failure !== null && !isOfVersion(failure))) return;
  const isRendered = failure === null && stable.bundle !== null;
  ports.onFragment({ remote, version: stable.release.version, pathname, isRendered });
};

const reportFailure = (
  { remote }: PageRequest,
  active: ChosenRemote | null,
  { failure }: Rendered,
  { log }: ComposerPorts,
): void => {
  if (remote === null) return;
  const version = active?.stable.release.version ?? 'none';
  if (failure !== null)
    log({ remote, version, kind: failure.kind, detail: failure.detail }, 'a fragment failed');
  else if (active?.stable.bundle == null)
    log({ remote, version, detail: active?.stable.problems }, 'the remote has no server rendering');
};

const activeOf = ({ remote }: PageRequest, { remotes }: Variant): ChosenRemote | null =>
  remote === null ? null : (remotes.get(remote) ?? null);

/**
 * Shows the not-found page for an app without a release. For a remote in the route table, this is an error instead.
 */
const withoutUnreleasedApp = (page: PageRequest, active: ChosenRemote | null): PageRequest =>
  page.isApp && active === null ? { ...page, remote: null } : page;

/** Composes a page: fragment, chrome and document. Never rejects. A failed fragment only leaves its slot empty. */
export const composePage =
  (ports: ComposerPorts) =>
  async (asked: PageRequest, variant: Variant): Promise<ComposedPage> => {
    const active = activeOf(asked, variant);
    const page = withoutUnreleasedApp(asked, active);
    const { rendered, shell } = await renderPage(page, active, variant, ports);
    if (active !== null) recordRender(page, active, rendered, ports);
    reportFailure(page, active, rendered, ports);
    const redirect = rendered.fragment === null ? null : redirectOf(page, rendered.fragment, ports.log);
    if (redirect !== null) return redirect;
    const { chrome, chromeProblem } = rendered;
    ports.onChrome(chrome === null ? (chromeProblem ?? 'unknown') : null);
    if (chrome !== null)
      return documentOf({ page, active, variant }, { ...rendered, chrome }, { ...ports, shell });
    ports.log({ detail: chromeProblem }, 'rendering the chrome failed');
    return { _tag: 'Unavailable' };
  };
