type Translate = (key: string) => string;

const KNOWN: readonly string[] = ['free', 'plus', 'premium'];

/** Name of a level; an unknown one has the service's name. */
export const planName = (level: string, t: Translate): string =>
  KNOWN.includes(level) ? t(`plans.level_${level}`) : level;
