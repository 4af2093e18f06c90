import { scrubDeep } from './scrub.rule';

/** Where free text can stand in a report. Its ids, times and versions are nobody's secret and must arrive as they are. */
const FREE_TEXT = [
  'message',
  'logentry',
  'exception',
  'request',
  'transaction',
  'breadcrumbs',
  'tags',
  'extra',
  'user',
  'fingerprint',
] as const;

/** The report with every free text in it scrubbed; changed in place, as the client's last hook wants it. */
export const scrubEvent = <Event extends object>(event: Event): Event => {
  for (const field of FREE_TEXT)
    if (field in event) Reflect.set(event, field, scrubDeep(Reflect.get(event, field)));
  return event;
};
