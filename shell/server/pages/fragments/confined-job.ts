import type { Bundle } from '../../releases/remotes/index.ts';
import type { ConfinedJob, ConfinedRequest, RenderInput, RenderJob } from './render-job.ts';

const texts = new WeakMap<object, string>();

/** Translations of a page as JSON. Cached by object, because they are long, and shared by all pages of a language. */
const textsJsonOf = (messages: object): string => {
  const json = texts.get(messages) ?? JSON.stringify(messages);
  texts.set(messages, json);
  return json;
};

type Request = { readonly messages: object };

const confined = ({ name, version, sha384 }: Bundle, { messages, ...request }: Request): ConfinedRequest => ({
  bundle: { name, version, sha384 },
  requestJson: JSON.stringify(request),
  textsJson: textsJsonOf(messages),
});

type Order = Pick<ConfinedJob, 'ticket' | 'dueAtMs'> & { readonly isWhole: boolean };

/** Converts a job for the render process, without secrets. `isWhole` false: omits the fragment. */
export const toOrder = (
  { fragment, chrome }: RenderJob,
  { ticket, dueAtMs, isWhole }: Order,
): RenderInput => ({
  kind: 'order',
  id: ticket,
  job: {
    ticket,
    dueAtMs,
    fragment: fragment === null || !isWhole ? null : confined(fragment.bundle, fragment.request),
    chrome: { ...confined(chrome.bundle, chrome.request), status: chrome.request.status },
  },
});
