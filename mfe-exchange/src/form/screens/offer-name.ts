import type { Estimate } from '../domain/estimate';
import { translateServiceText } from '../../page/screens/words';
import type { Words } from '../../page/screens/words';

/** Name of a provider's offer. */
export const offerName = (t: Words['t'], { label }: Pick<Estimate, 'label'>): string =>
  translateServiceText(t, label) ?? label;
