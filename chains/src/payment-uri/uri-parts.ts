import { decodedText } from '@coinlane/shared-contracts/values';

/** Parts of a URI, not interpreted. */
export type UriParts = {
  /** In lower case. */
  readonly scheme: string;
  /** Decoded, without leading slashes. */
  readonly body: string;
  /** Decoded, by lower-case key. */
  readonly params: ReadonlyMap<string, string>;
  /** Keys that occur more than once. */
  readonly doubledKeys: readonly string[];
};

type Param = readonly [key: string, value: string];

const paramOf = (text: string): Param => {
  const at = text.indexOf('=');
  return at < 0
    ? [decodedText(text).toLowerCase(), '']
    : [decodedText(text.slice(0, at)).toLowerCase(), decodedText(text.slice(at + 1))];
};

const doubledIn = (params: readonly Param[]): readonly string[] =>
  params.filter(([key], at) => params.findIndex(([other]) => other === key) !== at).map(([key]) => key);

/** Splits a URI into its parts. Null if the text has no scheme. */
export const uriParts = (text: string): UriParts | null => {
  const [, scheme, rest] = /^([a-z][a-z0-9+.-]*):([^]*)$/i.exec(text) ?? [];
  if (scheme === undefined || rest === undefined) return null;
  const at = rest.indexOf('?');
  const body = at < 0 ? rest : rest.slice(0, at);
  const query = at < 0 ? '' : rest.slice(at + 1);
  const params = query
    .split('&')
    .filter((part) => part !== '')
    .map(paramOf);
  return {
    scheme: scheme.toLowerCase(),
    body: decodedText(body).replace(/^\/+/, ''),
    params: new Map([...params].reverse()),
    doubledKeys: doubledIn(params),
  };
};
