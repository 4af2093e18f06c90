import { aCollector } from './collector.fixture.ts';
import { createSpanPipeline } from './span-pipeline.ts';
import type { PipelineSettings } from './span-pipeline.ts';

const settingsFor = (url: string, change: Partial<PipelineSettings> = {}): PipelineSettings => ({
  url,
  headers: {},
  serviceName: 'coinlane',
  sampler: 'always_on',
  ratio: 1,
  environment: 'test',
  ...change,
});

describe('createSpanPipeline', () => {
  it('drops and counts spans above its queue, and ends although the collector never replies', async () => {
    const collector = await aCollector({ isSilent: true });
    const { tracer, dropped, stop } = createSpanPipeline(settingsFor(collector.url));
    for (let index = 0; index < 3000; index += 1) tracer.startSpan('visit').end();
    // 512 are in the first export, 2048 wait
    expect(dropped()).toEqual({ queue: 440, export: 0 });
    await stop();
    expect(dropped()).toEqual({ queue: 440, export: 2560 });
    collector.close();
  });

  it.each([
    { sampler: 'always_off', ratio: 1, least: 0, most: 0 },
    { sampler: 'traceidratio', ratio: 0, least: 0, most: 0 },
    { sampler: 'parentbased_traceidratio', ratio: 0.5, least: 350, most: 650 },
    { sampler: 'parentbased_traceidratio', ratio: 1, least: 1000, most: 1000 },
    { sampler: 'parentbased_always_on', ratio: 0, least: 1000, most: 1000 },
  ] as const)(
    'exports from $least to $most of 1000 traces with $sampler and $ratio',
    async ({ least, most, ...change }) => {
      const collector = await aCollector();
      const { tracer, dropped, stop } = createSpanPipeline(settingsFor(collector.url, change));
      for (let index = 0; index < 1000; index += 1) tracer.startSpan('visit').end();
      await stop();
      collector.close();
      const { length } = collector.spans();
      expect([length >= least, length <= most, dropped()]).toEqual([true, true, { queue: 0, export: 0 }]);
    },
  );
});
