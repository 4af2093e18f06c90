import { fiatModeModel } from '../fiat-mode';
import { createPromoCodeModel } from './create-promo-code-model';

export type { PromoCodeView } from './create-promo-code-model';

export const promoCodeModel = createPromoCodeModel({ $isFiatMode: fiatModeModel.$isFiatMode });
