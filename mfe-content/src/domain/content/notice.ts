/** Informational blocks that this remote can render (spec §2). */
const NOTICES = ['phishing', 'community', 'fixedRate'] as const;
export type Notice = (typeof NOTICES)[number];

/** The blocks that a page lists by name. Skips unknown names. */
export const noticesOf = (names: readonly string[]): readonly Notice[] =>
  NOTICES.filter((notice) => names.includes(notice));
