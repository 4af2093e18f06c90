import { connectOriginsOf, toPublicConfig } from './public-config.ts';
import { aConfig } from './testing/shell-server.fixture.ts';

const real = aConfig('/tmp/x', '/tmp/y', 'http://127.0.0.1:1');
const sandbox = { ...real, isSandbox: true };

describe('what a page may know', () => {
  it('is the sandbox’s own providers where nothing else is configured', () => {
    expect(toPublicConfig(sandbox)).toMatchObject({
      errorReportDsn: 'https://public@coinlane.example/sandbox/error-reports/1',
      checkoutHosts: ['coinlane.example'],
      analyticsUrl: '/sandbox/analytics/collect',
      liveChatUrl: '/sandbox/live-chat',
    });
    expect(connectOriginsOf(toPublicConfig(sandbox), sandbox)).toEqual([]);
  });

  it('is no provider at all where the services are real and none is configured', () => {
    expect(toPublicConfig(real)).toMatchObject({
      errorReportDsn: '',
      checkoutHosts: [],
      analyticsUrl: '',
      liveChatUrl: '',
    });
  });

  it('is what is configured, and the page may call those origins and no other', () => {
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

  it('holds no secret and no address of a service', () => {
    expect(JSON.stringify(toPublicConfig(real))).not.toMatch(/secret-key|127\.0\.0\.1|ssss/);
  });
});
