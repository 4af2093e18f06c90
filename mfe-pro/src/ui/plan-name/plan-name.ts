type Translate = (key: string) => string;

const KNOWN: readonly string[] = ['free', 'plus', 'premium'];

/** The name of a level; the service's name if we have no text for it. */
export const planName = (level: string, t: Translate): string =>
  KNOWN.includes(level) ? t(`plans.level_${level}`) : level;
