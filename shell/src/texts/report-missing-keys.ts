/** Spec §9 "Missing-translation report batch delay". */
const MISSING_KEYS_DELAY_MS = 1_000;

/**
 * Collects missing keys and reports them as one warning after a delay (spec §8 "Translations"). Reports each key
 * once per page.
 */
export const createMissingKeyReport = (report: (keys: readonly string[]) => void) => {
  const known = new Set<string>();
  let batch: string[] = [];
  return (key: string): void => {
    if (known.has(key)) return;
    known.add(key);
    batch.push(key);
    if (batch.length > 1) return;
    setTimeout(() => {
      report(batch);
      batch = [];
    }, MISSING_KEYS_DELAY_MS);
  };
};
