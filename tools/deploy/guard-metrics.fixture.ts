import { createSiteMetrics } from '../../shell/server/http/metrics/index.ts';
import { aTrialServer } from '../../shell/server/releases/beacons/trial-server.fixture.ts';
import { aTrial } from '../../shell/server/releases/beacons/trial.fixture.ts';

/** Values of the series in a text of metrics, by name and labels. */
type Samples = ReadonlyMap<string, number>;

const samplesOf = (text: string, metric: string): Samples =>
  new Map(
    text
      .split('\n')
      .filter((line) => line.startsWith(`${metric}{`))
      .map((line) => {
        const end = line.lastIndexOf(' ');
        return [line.slice(0, end), Number(line.slice(end + 1))];
      }),
  );

/** Samples of a metric of a server, before and after its guard stops a canary of mfe-swap. */
export const samplesOfGuard = async (
  metric: string,
): Promise<{ readonly before: Samples; readonly after: Samples }> => {
  const trial = await aTrial();
  const { health, watch } = await aTrialServer(trial, 'one', {});
  const metrics = createSiteMetrics(() => true);
  metrics.read({
    revision: () => watch.current()?.revision ?? null,
    readAtMs: watch.readAtMs,
    problems: health.problems,
    cspReports: () => 0,
    versions: health.health,
    guardStops: health.stops,
    canaries: () => [],
    providers: null,
    droppedSpans: null,
    now: Date.now,
  });
  const read = async (): Promise<Samples> => samplesOf((await metrics.text()).body, metric);

  const before = await read();
  const failure = { kind: 'error', remote: 'mfe-swap', version: '1.1.0', where: 'mount' } as const;
  for (let network = 0; network < 6; network += 1) health.take([failure], String(network));
  await health.round();
  const after = await read();
  await health.stop();
  await trial.close();
  return { before, after };
};
