/** Decodes percent-encoding. Returns invalid text unchanged: a `%` in a label must not lose an address. */
export const decodedText = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Decoded segments of a path, without empty ones. */
export const segmentsOf = (pathname: string): readonly string[] =>
  pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodedText);
