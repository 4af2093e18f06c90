type Translate = (key: string) => string;

const KNOWN: readonly string[] = ['free', 'plus', 'premium'];

/** The name of a level; one without words of ours has the service's. */
export const planName = (level: string, t: Translate): string =>
  KNOWN.includes(level) ? t(`plans.level_${level}`) : level;
