import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';

import type { ReportSink } from './create-error-reporter';
import { scrubEvent } from './scrub-event.rule';

/** Minimal client: no global handlers, breadcrumbs or sessions. Sends only our scrubbed reports. */
export const createSentrySink = (dsn: string, release: string): ReportSink => {
  const client = new BrowserClient({
    dsn,
    release,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: (event) => scrubEvent(event),
  });
  client.init();
  return ({ error, severity, tags }) => {
    const scope = new Scope();
    scope.setClient(client);
    scope.setLevel(severity);
    scope.setTags(tags);
    client.captureException(error, undefined, scope);
  };
};
