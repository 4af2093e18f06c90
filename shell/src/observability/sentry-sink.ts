import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';

import type { ReportSink } from './create-error-reporter';
import { scrubDeep } from './scrub.rule';

const scrubbed = <Event extends object>(event: Event): Event => {
  for (const [key, value] of Object.entries(event)) Reflect.set(event, key, scrubDeep(value));
  return event;
};

/** A bare client: no global handlers, no breadcrumbs, no session; what leaves is what we hand it, scrubbed. */
export const createSentrySink = (dsn: string, release: string): ReportSink => {
  const client = new BrowserClient({
    dsn,
    release,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: (event) => scrubbed(event),
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
