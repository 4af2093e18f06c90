import type { ShellConfig } from './http/config/index.ts';
import { connectOriginsOf, shellPagesOf } from './http/config/public-config.ts';
import { recordFragments } from './http/operations/index.ts';
import { createCsrfToken, FRAMED } from './http/security/index.ts';
import { addPageRoutes, composePage } from './pages/compose/index.ts';
import type { PageRoutePorts } from './pages/compose/index.ts';
import { csrfOf, isLiveIn } from './prepare-parts.ts';
import type { Parts } from './prepare-parts.ts';

/** Adds renders to metrics and traces. */
const renderOf = ({ pool, metrics, traces }: Parts) => {
  const measured = metrics?.timed(pool.render) ?? pool.render;
  return traces?.render(measured) ?? measured;
};

const tracedPages = ({ traces }: Parts): Pick<PageRoutePorts, 'onCached' | 'onRoute'> => ({
  onRoute: traces?.namePage ?? null,
  onCached:
    traces === null
      ? null
      : ({ remote }, { remotes }) => {
          const release = remotes.get(remote ?? '')?.stable.release;
          if (release !== undefined) traces.recordCached(release.name, release.version);
        },
});

/** Adds the pages of the site, whose renders are part of metrics and traces. */
export const addPages = (parts: Parts, upstreams: () => ShellConfig['upstreams']): void => {
  const { app, config, publicConfig, shell, metrics } = parts;
  const countFragment = recordFragments({ ...parts, isLive: isLiveIn(parts) });
  addPageRoutes(app, {
    compose: composePage({
      config: publicConfig,
      origin: config.publicOrigin,
      upstreams,
      ownShell: shell,
      render: renderOf(parts),
      createCsrfToken: () => createCsrfToken({ secret: parts.csrfSecret, session: FRAMED }, Date.now()),
      log: (problem, message) => app.log.error(problem, message),
      onChrome: parts.chrome.report,
      onFragment: (render) => {
        countFragment(render);
        metrics?.recordFragment(render);
      },
    }),
    choose: parts.versionSelector.forPage,
    answerOverride: parts.versionSelector.overrides.answer,
    ...tracedPages(parts),
    pageIds: parts.pageIds,
    shellVersion: shell.version,
    config: publicConfig,
    csrf: csrfOf(parts),
    connectOrigins: connectOriginsOf(publicConfig, config),
    miniAppOrigins: config.messaging.miniAppOrigins,
    sandboxNamespace: (request) => parts.sandbox?.namespaceOf(request) ?? null,
    shellPages: shellPagesOf(config),
  });
};
