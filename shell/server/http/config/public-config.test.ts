import { connectOriginsOf, toPublicConfig } from './public-config.ts';
import { aConfig } from '../../shell-server.fixture.ts';

const real = aConfig('/tmp/x', '/tmp/y', 'http://127.0.0.1:1');
const sandbox = { ...real, isSandbox: true };

describe('the public configuration', () => {
  it('uses the sandbox’s own providers by default', () => {
    expect(toPublicConfig(sandbox)).toMatchObject({
      errorReportDsn: 'https://public@coinlane.example/sandbox/error-reports/1',
      checkoutHosts: ['coinlane.example'],
      analyticsUrl: '/sandbox/analytics/collect',
      liveChatUrl: '/sandbox/live-chat',
    });
    expect(connectOriginsOf(toPublicConfig(sandbox), sandbox)).toEqual([]);
  });

  it('has no providers if the services are real and none is configured', () => {
    expect(toPublicConfig(real)).toMatchObject({
      errorReportDsn: '',
      checkoutHosts: [],
      analyticsUrl: '',
      liveChatUrl: '',
    });
  });

  it('contains the configured providers, and allows calls to their origins only', () => {
    const configured = {
      ...sandbox,
      errorReportDsn: 'https://key@reports.example/1',
      checkoutHosts: ['pay.example'],
      analyticsUrl: 'https://intake.example/collect',
      liveChatUrl: 'https://intake.example/chat',
    };
    const known = toPublicConfig(configured);
    expect(known).toMatchObject({
      checkoutHosts: ['pay.example'],
      liveChatUrl: 'https://intake.example/chat',
    });
    expect(connectOriginsOf(known, configured)).toEqual([
      'https://reports.example',
      'https://intake.example',
    ]);
  });

  it('contains no secret and no URL of a service', () => {
    expect(JSON.stringify(toPublicConfig(real))).not.toMatch(/secret-key|127\.0\.0\.1|ssss/);
  });
});
