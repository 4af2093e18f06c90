/** The informational blocks that this remote can draw (spec §2). */
export const NOTICES = ['phishing', 'community', 'fixedRate'] as const;
export type Notice = (typeof NOTICES)[number];

/** The blocks a page asked for by name; a name that is not known here yet is left out. */
export const noticesOf = (names: readonly string[]): readonly Notice[] =>
  NOTICES.filter((notice) => names.includes(notice));
