import { scrubDeep } from './scrub.rule';

/** Fields of a report with free text. IDs, times and versions are not personal and must stay unchanged. */
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

/** Scrubs all free text of a report, in place, as the client's hook requires. */
export const scrubEvent = <Event extends object>(event: Event): Event => {
  for (const field of FREE_TEXT)
    if (field in event) Reflect.set(event, field, scrubDeep(Reflect.get(event, field)));
  return event;
};
