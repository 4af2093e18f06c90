import type { Bundle } from '../../releases/remotes/index.ts';
import type { ConfinedJob, ConfinedRequest, RenderJob } from './render-job.ts';

const texts = new WeakMap<object, string>();

/** Translations of a page as JSON. Cached by object: they are long, and shared by all pages of a language. */
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

/** Job for the render process, without secrets. `isWhole`: false leaves out the fragment. */
export const toConfinedJob = (
  { fragment, chrome }: RenderJob,
  ticket: number,
  isWhole: boolean,
): ConfinedJob => ({
  ticket,
  fragment: fragment === null || !isWhole ? null : confined(fragment.bundle, fragment.request),
  chrome: { ...confined(chrome.bundle, chrome.request), status: chrome.request.status },
});
