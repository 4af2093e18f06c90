import { addHealthRoutes } from './http/operations/index.ts';
import { addCspReportIntake } from './http/security/index.ts';
import { problemsOf } from './prepare-parts.ts';
import type { Parts } from './prepare-parts.ts';

/** Adds the routes for the state of the server: health checks, reports of the content policy, and metrics. */
export const addOperations = (parts: Parts, isDraining: () => boolean): void => {
  const { app, watch, health, providers, metrics, traces } = parts;
  const reports = addCspReportIntake(app);
  const problems = (): readonly string[] => problemsOf(parts);
  addHealthRoutes(app, () => ({
    served: watch.current(),
    problems: problems(),
    cspReports: reports.count(),
    isDraining: isDraining(),
  }));
  metrics?.read({
    revision: () => watch.current()?.revision ?? null,
    readAtMs: watch.readAtMs,
    problems,
    cspReports: reports.count,
    versions: health.health,
    guardStops: health.stops,
    canaries: () =>
      [...(watch.current()?.remotes.values() ?? [])].flatMap(({ name, canary }) =>
        canary === null
          ? []
          : [{ remote: name, version: canary.loaded.release.version, percent: canary.percent }],
      ),
    providers: providers?.metrics ?? null,
    droppedSpans: traces?.dropped ?? null,
    now: Date.now,
  });
};
